import Button from '@mui/material/Button';
import { useLocation, useNavigate } from 'react-router-dom';
import { isSavedOffline, watchConnection } from '../../services/connection.ts';
import { watchMissingLanguage } from '../../services/other-language.ts';
import { AuthModalActor } from '../../shared/app.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { useHasGuestCart } from '../../shared/cart.ts';
import { redirectReasonOf, withoutRedirect } from '../../shared/checkout-redirect.ts';
import { focusAround } from '../../shared/focus-around.ts';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { Notice } from '../../shared/Notice.tsx';
import { useNotice } from '../../shared/use-notice.ts';
import type { WatchCause } from '../../shared/use-notice.ts';
import { messages } from './messages.en.ts';
import { UnsavedNotices } from './UnsavedNotices.tsx';
import { useAppUpdate } from './use-app-update.ts';
import { useCheckoutRedirect } from './use-checkout-redirect.ts';
import { useHasTypedCard } from './use-typed-card.ts';

const watchOffline: WatchCause = (report) => watchConnection((isConnected) => report(!isConnected));

function ConnectionNotice() {
  const { isOpen, dismiss } = useNotice(watchOffline);
  return (
    <Notice isOpen={isOpen} dismissal={{ label: messages.closeOffline, dismiss }}>
      {isSavedOffline() ? messages.offline : messages.offlineUnsaved}
    </Notice>
  );
}

function MissingLanguageNotice() {
  const { isOpen, dismiss } = useNotice(watchMissingLanguage);
  return (
    <Notice isOpen={isOpen} dismissal={{ label: messages.closeOtherLanguage, dismiss }}>
      {messages.otherLanguage}
    </Notice>
  );
}

/**
 * Says what an update would clear. Each sentence has its own element, because React can't change a text that
 * the browser has translated.
 */
function UpdateSentence() {
  const hasGuestCart = useHasGuestCart();
  const hasTypedCard = useHasTypedCard();
  if (hasGuestCart) return <span key="cart">{messages.updateClearsCart}</span>;
  if (hasTypedCard) return <span key="card">{messages.updateClearsCard}</span>;
  return <span>{messages.update}</span>;
}

function UpdateNotice() {
  const [update, send] = useAppUpdate();
  const isOutdated = update.matches('outdated') || update.matches('reloading');
  return (
    <Notice
      isOpen={update.hasTag('notice')}
      severity="success"
      sx={{ '& .MuiAlert-message': { flex: '1 1 190px' } }}
      action={
        <>
          <Button
            color="inherit"
            size="small"
            disabled={update.hasTag('busy')}
            onClick={({ currentTarget }) => {
              focusAround(currentTarget);
              send({ type: 'update.postponed' });
            }}
          >
            {messages.later}
          </Button>
          <BusyButton
            color="inherit"
            size="small"
            isBusy={update.hasTag('busy')}
            onClick={() => send({ type: 'update.accepted' })}
          >
            {isOutdated ? sharedMessages.reloadPage : messages.updateNow}
          </BusyButton>
        </>
      }
    >
      <UpdateSentence />
    </Notice>
  );
}

/** Shows why checkout sent the customer to this page. The history entry stores the reason. */
function CheckoutRedirectNotice() {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const authModal = AuthModalActor.useActorRef();
  const isModalOpen = AuthModalActor.useSelector((snapshot) => snapshot.hasTag('open'));
  const reason = redirectReasonOf(state);
  const isSignInNeeded = reason === 'signedOut';
  const isOpen = useCheckoutRedirect();
  const dismiss = () =>
    void navigate(
      { pathname, search, hash },
      { replace: true, preventScrollReset: true, state: withoutRedirect(state) },
    );
  return (
    <Notice
      // The notice is hidden while the sign-in dialog is open.
      isOpen={isOpen && reason !== undefined && !isModalOpen}
      action={
        <>
          {isSignInNeeded && (
            <Button
              color="inherit"
              size="small"
              onClick={() => authModal.send({ type: 'auth.opened', mode: 'login' })}
            >
              {sharedMessages.signIn}
            </Button>
          )}
          <Button
            color="inherit"
            size="small"
            onClick={({ currentTarget }) => {
              focusAround(currentTarget);
              dismiss();
            }}
          >
            {sharedMessages.close}
          </Button>
        </>
      }
    >
      {reason && messages.redirects[reason]}
    </Notice>
  );
}

export function AppNotices() {
  return (
    <>
      <CheckoutRedirectNotice />
      <ConnectionNotice />
      <MissingLanguageNotice />
      <UnsavedNotices />
      <UpdateNotice />
    </>
  );
}
