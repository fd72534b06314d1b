import Link from '@mui/material/Link';
import type { SystemStyleObject } from '@mui/system';
import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { AuthModalActor } from '../../shared/app.ts';
import { messages } from './messages.en.ts';
import type { useAuthMode } from './modes.ts';

type Mode = ReturnType<typeof useAuthMode>['mode'];

type ButtonLinkProps = {
  disabled: boolean;
  sx?: SystemStyleObject;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
};

function ButtonLink({ sx, ...props }: ButtonLinkProps) {
  return (
    <Link
      {...props}
      component="button"
      type="button"
      sx={{ alignSelf: 'center', fontWeight: 600, fontSize: '1rem', py: 0.5, ...sx }}
    />
  );
}

/**
 * Moves the focus from the clicked link, which is about to be removed, to the first empty field. If no field
 * is empty, the last field gets the focus.
 */
function focusNextField(form: HTMLFormElement | null): void {
  const fields = form?.querySelectorAll<HTMLInputElement>('[name=email], [name=password]') ?? [];
  [...fields].find(({ value }, index) => value === '' || index === fields.length - 1)?.focus();
}

export function ForgotPasswordLink({ disabled }: { disabled: boolean }) {
  const modal = AuthModalActor.useActorRef();
  return (
    <ButtonLink
      disabled={disabled}
      sx={{ alignSelf: 'flex-end' }}
      onClick={({ currentTarget: { form } }) => {
        flushSync(() => modal.send({ type: 'auth.passwordForgotten' }));
        focusNextField(form);
      }}
    >
      {messages.forgotPassword}
    </ButtonLink>
  );
}

/** Shows the link that switches between signing in and signing up, or leads back from a password reset. */
export function ModeLink({ mode, disabled }: { mode: Mode; disabled: boolean }) {
  const modal = AuthModalActor.useActorRef();
  if (mode === 'passwordReset') {
    return (
      <ButtonLink
        key="back"
        disabled={disabled}
        onClick={({ currentTarget: { form } }) => {
          flushSync(() => modal.send({ type: 'auth.signInResumed' }));
          focusNextField(form);
        }}
      >
        {messages.backToSignIn}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      key="other"
      disabled={disabled}
      onClick={() => modal.send({ type: 'auth.modeToggled' })}
    >
      {mode === 'signup' ? messages.toSignIn : messages.toSignUp}
    </ButtonLink>
  );
}
