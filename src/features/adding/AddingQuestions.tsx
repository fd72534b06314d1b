import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { hasRest, replacesOrder } from '../../../machines/adding.ts';
import { nameAllergens } from '../../domain/allergens.ts';
import type { Concern } from '../../domain/diet.ts';
import type { ReorderOffer } from '../../domain/reorder-offer.ts';
import { AddingActor } from '../../shared/adding.ts';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { DishChanges } from './DishChanges.tsx';
import { Question } from './Question.tsx';

/** The questions' answers, as the machine hears them. */
function useAnswers() {
  const adding = AddingActor.useActorRef();
  return {
    accept: () => adding.send({ type: 'adding.accepted' }),
    acceptRest: () => adding.send({ type: 'adding.restAccepted' }),
    decline: () => adding.send({ type: 'adding.declined' }),
  };
}

/** Why nothing of the order can be had, in a title and a sentence. */
function reasonFor({ kitchen, restaurantName }: ReorderOffer): [title: string, text: string] {
  if (kitchen === 'gone') {
    return [
      `${restaurantName} has left FoodDash`,
      'There are other kitchens that would love to cook for you.',
    ];
  }
  if (kitchen === 'closed') {
    return [
      `${restaurantName} is closed right now`,
      'You can order this again once it opens, or see who is cooking at the moment.',
    ];
  }
  return [
    'These dishes are gone',
    `${restaurantName} has taken everything in this order off its menu. Other kitchens are open.`,
  ];
}

/** Nothing of an order can be had today. */
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

/** That an order comes from one restaurant, and which one would go. */
function Replaced() {
  const present = AddingActor.useSelector(({ context }) => context.cart.restaurant?.name);
  const picked = AddingActor.useSelector(({ context }) => context.selection?.restaurant.name);
  return (
    <Typography>
      Your order has dishes from <strong>{present}</strong>. An order can only come from one
      kitchen, so switching to <strong>{picked}</strong> empties it.
    </Typography>
  );
}

function acceptLabelFor({ changes }: ReorderOffer): string {
  const kinds = new Set(changes.map(({ kind }) => kind));
  if (kinds.has('gone')) return 'Reorder what is there';
  return kinds.has('repriced') ? 'Reorder at today’s prices' : 'Reorder';
}

/** What has changed since an order, before it is ordered again. */
function Changed() {
  const isOpen = AddingActor.useSelector((snapshot) => snapshot.matches('askingAboutChanges'));
  const offer = AddingActor.useSelector(({ context }) => context.offer);
  const isReplaced = AddingActor.useSelector(({ context }) => replacesOrder(context));
  const { accept, decline } = useAnswers();
  return (
    <Question
      isOpen={isOpen}
      title="Before you reorder"
      answers={
        <>
          <Button color="secondary" onClick={decline}>
            <span>{isReplaced ? 'Keep my order' : 'Cancel'}</span>
          </Button>
          <Button variant="contained" onClick={accept}>
            <span>{offer && acceptLabelFor(offer)}</span>
          </Button>
        </>
      }
    >
      <Typography>
        The menu of <strong>{offer?.selection?.restaurant.name}</strong> has changed since this
        order.
      </Typography>
      <DishChanges changes={offer?.changes ?? []} />
      {isReplaced && <Replaced />}
    </Question>
  );
}

/** As in "isn’t vegetarian, and contains milk, which you avoid". */
function reasonsOf({ isNotVegetarian, allergens, isUndeclared }: Concern): string {
  const reasons = [
    isNotVegetarian && 'isn’t vegetarian',
    allergens.length > 0 && `contains ${nameAllergens(allergens)}, which you avoid`,
    isUndeclared && 'can’t be checked: we don’t know what’s in it',
  ];
  return reasons.filter(Boolean).join(', and ');
}

/** What was picked is against the customer's diet. */
function AgainstDiet() {
  const isOpen = AddingActor.useSelector((snapshot) => snapshot.matches('askingAboutDiet'));
  const concerns = AddingActor.useSelector(({ context }) => context.concerns);
  const isRestOffered = AddingActor.useSelector(({ context }) => hasRest(context));
  const { accept, acceptRest, decline } = useAnswers();
  return (
    <Question
      isOpen={isOpen}
      title={concerns.length > 1 ? 'Add them anyway?' : 'Add it anyway?'}
      answers={
        <>
          <Button onClick={decline} color="secondary">
            Don’t add
          </Button>
          <Button variant={isRestOffered ? 'outlined' : 'contained'} onClick={accept}>
            Add anyway
          </Button>
          {isRestOffered && (
            <Button variant="contained" onClick={acceptRest}>
              Add the rest
            </Button>
          )}
        </>
      }
    >
      {concerns.map((concern) => (
        <Typography key={concern.dish.id} sx={{ mb: 1 }}>
          <strong>{concern.dish.name}</strong> <span>{`${reasonsOf(concern)}.`}</span>
        </Typography>
      ))}
    </Question>
  );
}

/** The order of another restaurant would have to go. */
function Replacement() {
  const isOpen = AddingActor.useSelector((snapshot) => snapshot.matches('askingToReplace'));
  const { accept, decline } = useAnswers();
  return (
    <Question
      isOpen={isOpen}
      title="Start a new order?"
      answers={
        <>
          <Button onClick={decline} color="secondary">
            Keep my order
          </Button>
          <Button variant="contained" onClick={accept}>
            Start a new order
          </Button>
        </>
      }
    >
      <Replaced />
    </Question>
  );
}

/** All that can be asked before something goes into the cart, on whichever page. */
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
