import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { hasRest, replacesOrder } from '../../../machines/adding.ts';
import type { DietConflict } from '../../domain/diet.ts';
import { formatPrice } from '../../domain/money.ts';
import { countItems, subtotalOf } from '../../domain/pricing.ts';
import type { ReorderOffer } from '../../domain/reorder-offer.ts';
import { nameAllergens } from '../../shared/allergen-texts.ts';
import { itemCount } from '../../shared/item-count.ts';
import { AddingActor } from '../../shared/adding.ts';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { DishChanges } from './DishChanges.tsx';
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
function reasonFor({ kitchen, restaurantName }: ReorderOffer): [title: string, text: string] {
  if (kitchen === 'gone') {
    return [
      `${restaurantName} is no longer on FoodDash`,
      'You can order from another restaurant instead.',
    ];
  }
  if (kitchen === 'closed') {
    return [
      `${restaurantName} is closed right now`,
      'You can reorder when it opens, or see the restaurants that are open now.',
    ];
  }
  return [
    'These dishes are no longer available',
    `${restaurantName} no longer serves any of the dishes in this order.`,
  ];
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
            Close
          </Button>
          <LinkButton to="/restaurants" variant="contained" onClick={decline}>
            Browse Restaurants
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
  const lost = `${itemCount(countItems(cart.items))} (${formatPrice(subtotalOf(cart.items))})`;
  return (
    <>
      <Typography>You can order from only one restaurant at a time.</Typography>
      {isOrder ? (
        <Typography sx={{ mt: 1 }}>
          If you add dishes from <strong>{selection?.restaurant.name}</strong>, you’ll lose{' '}
          <strong>{lost}</strong> from <strong>{cart.restaurant?.name}</strong>.
        </Typography>
      ) : (
        <Typography sx={{ mt: 1 }}>
          If you add <strong>{selection?.items[0]?.name}</strong> from{' '}
          <strong>{selection?.restaurant.name}</strong>, you’ll lose <strong>{lost}</strong> from{' '}
          <strong>{cart.restaurant?.name}</strong>.
        </Typography>
      )}
    </>
  );
}

function acceptLabelFor({ changes }: ReorderOffer): string {
  const kinds = new Set(changes.map(({ kind }) => kind));
  if (kinds.has('gone')) return 'Reorder available dishes';
  return kinds.has('repriced') ? 'Reorder at today’s prices' : 'Reorder';
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
      title="Check what has changed"
      answers={
        <>
          <Button variant="outlined" color="secondary" onClick={decline}>
            <span>{isReplaced ? 'Keep my cart' : 'Don’t reorder'}</span>
          </Button>
          <Button variant="contained" onClick={accept}>
            <span>{offer && acceptLabelFor(offer)}</span>
          </Button>
        </>
      }
    >
      <Typography>
        <strong>{offer?.selection?.restaurant.name}</strong> has changed its menu since you placed
        this order.
      </Typography>
      <DishChanges changes={offer?.changes ?? []} />
      {isReplaced && <Replaced />}
    </Question>
  );
}

/** Returns a sentence for each conflict between the dish and the customer's diet. */
function reasonsOf({ isNotVegetarian, allergens, isUndeclared }: DietConflict): string[] {
  return [
    ...(isNotVegetarian ? ['This dish is non-veg.'] : []),
    ...(allergens.length > 0 ? [`Contains ${nameAllergens(allergens)}, which you avoid.`] : []),
    ...(isUndeclared ? ['We don’t know which allergens it contains.'] : []),
  ];
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
      title={concerns.length > 1 ? 'Add these dishes anyway?' : 'Add this dish anyway?'}
      answers={
        <>
          <Button variant="outlined" color="secondary" onClick={accept}>
            Add anyway
          </Button>
          <Button
            variant={isRestOffered ? 'outlined' : 'contained'}
            color={isRestOffered ? 'secondary' : 'primary'}
            onClick={decline}
          >
            Don’t add
          </Button>
          {isRestOffered && (
            <Button variant="contained" onClick={acceptRest}>
              Add only the other dishes
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
          {reasonsOf(concern).map((reason) => (
            <Typography key={reason}>{reason}</Typography>
          ))}
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
      title="Replace your cart?"
      answers={
        <>
          <Button variant="outlined" color="secondary" onClick={accept}>
            Replace my cart
          </Button>
          <Button variant="contained" onClick={decline}>
            Keep my cart
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
