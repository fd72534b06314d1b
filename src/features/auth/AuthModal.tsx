import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AuthModalActor } from '../../shared/app.ts';
import { CloseButton } from '../../shared/CloseButton.tsx';
import { fullOnPhone } from '../../shared/full-on-phone.ts';
import { Layer } from '../../shared/Layer.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { Logo } from '../../shared/Logo.tsx';
import { AuthForm } from './AuthForm.tsx';
import { useAuthMode } from './modes.ts';

/**
 * Moves the focus to the account button if the button that opened the dialog is gone, as it is after sign-in.
 */
function restoreFocus() {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>('#account-button')?.focus();
    }
  });
}

/** Shows the dialog for signing in, signing up and resetting a password. */
export function AuthModal() {
  const modal = AuthModalActor.useActorRef();
  const isOpen = AuthModalActor.useSelector((snapshot) => snapshot.hasTag('open'));
  const { title, text } = useAuthMode();
  const close = () => modal.send({ type: 'auth.closed' });
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      fullWidth
      maxWidth="xs"
      aria-labelledby="auth-title"
      transitionDuration={{ enter: 200, exit: 0 }}
      slotProps={{ ...fullOnPhone, transition: { onExited: restoreFocus } }}
    >
      {isOpen && <Layer onClose={close} />}
      <DialogContent sx={{ p: { xs: 3, sm: 4 } }}>
        <Stack
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 2.5 }}
        >
          <Logo size={32} />
          <CloseButton
            label={sharedMessages.close}
            onClick={close}
            sx={{ marginInlineEnd: -1.25 }}
          />
        </Stack>
        <Typography variant="h2" id="auth-title">
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>{text}</Typography>
        <AuthForm />
      </DialogContent>
    </Dialog>
  );
}
