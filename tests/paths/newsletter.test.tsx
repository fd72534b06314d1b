/* oxlint-disable vitest/no-standalone-expect -- walkPaths declares the tests that expect this */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { newsletterMachine } from '../../machines/index.ts';
import { NewsletterForm } from '../../src/shared/NewsletterForm.tsx';
import type { Moves, States } from './path-model.ts';
import { walkPaths } from './walk.ts';

vi.mock('@xstate/react', async (real) =>
  (await import('./observed-actors.ts')).observing(await real()),
);

const field = () => screen.queryByLabelText(/^Email for the newsletter/);

walkPaths(newsletterMachine, {
  starts: [
    {
      name: 'at the newsletter form',
      mount: () => {
        render(<NewsletterForm />);
      },
    },
  ],
  moves: {
    'newsletter.subscribed': {
      samples: { 'an address is sent': { email: 'asha@example.com' } },
      run: async ({ email }) => {
        await userEvent.type(screen.getByLabelText(/^Email for the newsletter/), email);
        await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
      },
    },
  } satisfies Moves<typeof newsletterMachine>,
  states: {
    editing: () => expect(field()).toBeRequired(),
    confirmed: ({ context }) => {
      expect(field()).not.toBeInTheDocument();
      expect(screen.getByRole('status')).toHaveTextContent(
        `Thank you! Our letters will go to ${context.email}.`,
      );
    },
  } satisfies States<typeof newsletterMachine>,
  memory: ({ email }) => email,
  walksSimplePaths: true,
});
