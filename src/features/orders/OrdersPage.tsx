import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import house from '../../data/illustrations/house.svg?no-inline';
import { AuthModalActor } from '../../shared/auth-modal.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { Page } from '../../shared/Page.tsx';
import { SessionActor } from '../../shared/session.ts';
import { OrderLists } from './OrderLists.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';
import { ordersContainer } from './layout.ts';

/** Shows My Orders to signed-in customers, and asks all other visitors to sign in. */
function OrdersPage() {
  const authModal = AuthModalActor.useActorRef();
  const user = SessionActor.useSelector((session) => session.context.user);
  const isUnknown = SessionActor.useSelector((session) => session.hasTag('unknown'));
  return (
    // The key remounts the page once the session is known, because the heading to focus is then a new
    // element.
    <Page
      key={String(isUnknown)}
      title="My Orders"
      description="Your active and past FoodDash orders."
    >
      {isUnknown ? (
        <OrdersSkeleton />
      ) : user ? (
        <Container maxWidth="md" sx={ordersContainer}>
          <OrderLists key={user.uid} userId={user.uid} />
        </Container>
      ) : (
        <EmptyState
          illustration={house}
          headingLevel="h1"
          title="Sign In Required"
          text="Please sign in to view your orders"
        >
          <Button
            variant="contained"
            size="large"
            onClick={() => authModal.send({ type: 'auth.opened', mode: 'login' })}
          >
            Sign In
          </Button>
        </EmptyState>
      )}
    </Page>
  );
}

export { OrdersPage as Component };
