import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { parcel } from '../../data/scenes.ts';
import { AuthModalActor } from '../../shared/app.ts';
import { ButtonRow } from '../../shared/ButtonRow.tsx';
import { EmptyState, LazyPopularDishes } from '../../shared/EmptyState.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { Page } from '../../shared/Page.tsx';
import { SessionActor } from '../../shared/session.ts';
import { OrderLists } from './OrderLists.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';
import { ordersContainer } from './layout.ts';
import { messages } from './messages.en.ts';

/** Shows My Orders to signed-in customers, and asks all other visitors to sign in. */
function OrdersPage() {
  const authModal = AuthModalActor.useActorRef();
  const user = SessionActor.useSelector((session) => session.context.user);
  const isUnknown = SessionActor.useSelector((session) => session.hasTag('unknown'));
  return (
    // When the session becomes known, the page gets a new heading. The key remounts the page, so that the new
    // heading gets the focus.
    <Page
      key={String(isUnknown)}
      title={sharedMessages.myOrders}
      description={messages.description}
    >
      {isUnknown ? (
        <OrdersSkeleton />
      ) : user ? (
        <Container sx={ordersContainer}>
          <OrderLists key={user.uid} userId={user.uid} />
        </Container>
      ) : (
        <>
          <EmptyState
            picture={parcel}
            headingLevel="h1"
            title={messages.signInTitle}
            text={messages.signInText}
          >
            <ButtonRow>
              <Button
                variant="contained"
                size="large"
                onClick={() => authModal.send({ type: 'auth.opened', mode: 'login' })}
              >
                {sharedMessages.signIn}
              </Button>
              <Button
                variant="outlined"
                size="large"
                onClick={() => authModal.send({ type: 'auth.opened', mode: 'signup' })}
              >
                {messages.createAccount}
              </Button>
            </ButtonRow>
            <LinkButton to="/track">{messages.trackWithId}</LinkButton>
          </EmptyState>
          <LazyPopularDishes />
        </>
      )}
    </Page>
  );
}

export { OrdersPage as Component };
