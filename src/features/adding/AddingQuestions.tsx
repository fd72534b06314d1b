import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { hasRest, replacesOrder } from '../../../machines/adding.ts';
import type { DietConflict } from '../../domain/diet.ts';
import type { ReorderOffer } from '../../domain/reorder-offer.ts';
import { nameAllergens } from '../../shared/allergen-texts.ts';
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
          <Button color="secondary" onClick={decline}>
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

function Replaced() {
  const present = AddingActor.useSelector(({ context }) => context.cart.restaurant?.name);
  const picked = AddingActor.useSelector(({ context }) => context.selection?.restaurant.name);
  return (
    <Typography>
      You can order from only one restaurant at a time. If you add dishes from{' '}
      <strong>{picked}</strong>, we’ll remove the dishes from <strong>{present}</strong>.
    </Typography>
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
          <Button color="secondary" onClick={decline}>
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
          <Button onClick={accept} color="secondary">
            Add anyway
          </Button>
          <Button variant={isRestOffered ? 'outlined' : 'contained'} onClick={decline}>
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
          <Button onClick={accept} color="secondary">
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
