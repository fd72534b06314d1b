import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { hasRest, replacesOrder } from '../../../machines/adding.ts';
import { restaurantName } from '../../data/names.ts';
import type { DietConflict } from '../../domain/diet.ts';
import { formatPrice } from '../../domain/money.ts';
import { countItems, subtotalOf } from '../../domain/pricing.ts';
import type { ReorderOffer } from '../../domain/reorder-offer.ts';
import { nameAllergens } from '../../shared/allergen-texts.ts';
import { AddingActor } from '../../shared/adding.ts';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { DishChanges } from './DishChanges.tsx';
import { messages } from './messages.en.tsx';
import { Question } from './Question.tsx';

function useAnswers() {
  const adding = AddingActor.useActorRef();
  return {
    accept: () => adding.send({ type: 'adding.accepted' }),
    acceptRest: () => adding.send({ type: 'adding.restAccepted' }),
    decline: () => adding.send({ type: 'adding.declined' }),
  };
}

/** Returns a title and a sentence that explain why none of the dishes can be ordered again. */
function reasonFor(offer: ReorderOffer): [title: string, text: string] {
  const restaurant = offer.restaurantName;
  if (offer.kitchen === 'gone') {
    return [messages.restaurantGone(restaurant), messages.orderElsewhere];
  }
  if (offer.kitchen === 'closed') {
    return [messages.restaurantClosed(restaurant), messages.reorderLater];
  }
  return [messages.dishesGone, messages.allDishesGone(restaurant)];
}

/** Shows that none of the order's dishes can be ordered again at present. */
function Impossible() {
  const isOpen = AddingActor.useSelector((snapshot) => snapshot.matches('impossible'));
  const offer = AddingActor.useSelector(({ context }) => context.offer);
  const { decline } = useAnswers();
  const [title, text] = offer ? reasonFor(offer) : ['', ''];
  return (
    <Question
      isOpen={isOpen}
      title={title}
      answers={
        <>
          <Button variant="outlined" color="secondary" onClick={decline}>
            <span>{sharedMessages.close}</span>
          </Button>
          <LinkButton to="/restaurants" variant="contained" onClick={decline}>
            <span>{sharedMessages.browseRestaurants}</span>
          </LinkButton>
        </>
      }
    >
      {text}
    </Question>
  );
}

/** Explains which dishes the customer would lose, and what they are worth. */
function Replaced() {
  const cart = AddingActor.useSelector(({ context }) => context.cart);
  const selection = AddingActor.useSelector(({ context }) => context.selection);
  const isOrder = AddingActor.useSelector(({ context }) => context.offer !== null);
  const dish = <strong>{selection?.items[0]?.name}</strong>;
  const restaurant = <strong>{selection?.restaurant.name}</strong>;
  const items = sharedMessages.itemCount(countItems(cart.items));
  const lost = <strong>{messages.worth(items, formatPrice(subtotalOf(cart.items)))}</strong>;
  const cartRestaurant = cart.restaurant && (
    <strong>{restaurantName(cart.restaurant.id, cart.restaurant.name)}</strong>
  );
  return (
    <>
      <Typography>{messages.oneRestaurant}</Typography>
      {/* A waiting dish can replace the order while the dialog fades out, so each has its own element. */}
      <Typography key={isOrder ? 'order' : 'dish'} sx={{ mt: 1 }}>
        {isOrder
          ? messages.orderReplaces(restaurant, lost, cartRestaurant)
          : messages.dishReplaces(dish, restaurant, lost, cartRestaurant)}
      </Typography>
    </>
  );
}

function acceptLabelFor({ changes }: ReorderOffer): string {
  const kinds = new Set(changes.map(({ kind }) => kind));
  if (kinds.has('gone')) return messages.reorderAvailable;
  return kinds.has('repriced') ? messages.reorderAtNewPrices : messages.reorder;
}

/** Shows how dishes have changed since the order, before they are added again. */
function Changed() {
  const isOpen = AddingActor.useSelector((snapshot) => snapshot.matches('askingAboutChanges'));
  const offer = AddingActor.useSelector(({ context }) => context.offer);
  const isReplaced = AddingActor.useSelector(({ context }) => replacesOrder(context));
  const { accept, decline } = useAnswers();
  return (
    <Question
      isOpen={isOpen}
      title={messages.checkChanges}
      answers={
        <>
          <Button variant="outlined" color="secondary" onClick={decline}>
            <span>{isReplaced ? messages.keepCart : messages.dontReorder}</span>
          </Button>
          <Button variant="contained" onClick={accept}>
            <span>{offer && acceptLabelFor(offer)}</span>
          </Button>
        </>
      }
    >
      <Typography>
        {messages.menuChanged(<strong>{offer?.selection?.restaurant.name}</strong>)}
      </Typography>
      <DishChanges changes={offer?.changes ?? []} />
      {isReplaced && <Replaced />}
    </Question>
  );
}

/** Shows a sentence for each conflict between the dish and the customer's diet. */
function Reasons({ isNotVegetarian, allergens, isUndeclared }: DietConflict) {
  return (
    <>
      {isNotVegetarian && <Typography>{messages.nonVeg}</Typography>}
      {allergens.length > 0 && (
        <Typography>{messages.avoided(nameAllergens(allergens))}</Typography>
      )}
      {isUndeclared && <Typography>{messages.undeclared}</Typography>}
    </>
  );
}

/** Asks the customer before a dish that conflicts with their diet is added. */
function AgainstDiet() {
  const isOpen = AddingActor.useSelector((snapshot) => snapshot.matches('askingAboutDiet'));
  const concerns = AddingActor.useSelector(({ context }) => context.concerns);
  const isRestOffered = AddingActor.useSelector(({ context }) => hasRest(context));
  const { accept, acceptRest, decline } = useAnswers();
  return (
    <Question
      isOpen={isOpen}
      title={messages.addAnywayTitle(concerns.length)}
      answers={
        <>
          <Button variant="outlined" color="secondary" onClick={accept}>
            <span>{messages.addAnyway}</span>
          </Button>
          <Button
            variant={isRestOffered ? 'outlined' : 'contained'}
            color={isRestOffered ? 'secondary' : 'primary'}
            onClick={decline}
          >
            <span>{messages.dontAdd}</span>
          </Button>
          {isRestOffered && (
            <Button variant="contained" onClick={acceptRest}>
              <span>{messages.addOthers}</span>
            </Button>
          )}
        </>
      }
    >
      {concerns.map((concern) => (
        <Box key={concern.dish.id} sx={{ mb: 1.5 }}>
          <Typography sx={{ fontWeight: 700, color: 'text.primary' }}>
            {concern.dish.name}
          </Typography>
          <Reasons {...concern} />
        </Box>
      ))}
    </Question>
  );
}

/** Asks the customer before the dishes of another restaurant are removed from the cart. */
function Replacement() {
  const isOpen = AddingActor.useSelector((snapshot) => snapshot.matches('askingToReplace'));
  const { accept, decline } = useAnswers();
  return (
    <Question
      isOpen={isOpen}
      title={messages.replaceTitle}
      answers={
        <>
          <Button variant="outlined" color="secondary" onClick={accept}>
            <span>{messages.replace}</span>
          </Button>
          <Button variant="contained" onClick={decline}>
            <span>{messages.keepCart}</span>
          </Button>
        </>
      }
    >
      <Replaced />
    </Question>
  );
}

export function AddingQuestions() {
  return (
    <>
      <Impossible />
      <Changed />
      <AgainstDiet />
      <Replacement />
    </>
  );
}
