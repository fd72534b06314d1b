import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { NewsletterForm } from '../../src/shared/NewsletterForm.tsx';
import { newsletterModel } from '../models/newsletter.ts';
import { walkPaths } from './walk.ts';

const field = () => screen.queryByLabelText(/^Email for the newsletter/);

walkPaths(newsletterModel, {
  mounts: {
    'at the newsletter form': () => {
      render(<NewsletterForm />);
    },
  },
  runs: {
    'newsletter.subscribed': async ({ email }) => {
      await userEvent.type(screen.getByLabelText(/^Email for the newsletter/), email);
      await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    },
  },
  states: {
    editing: () => expect(field()).toBeRequired(),
    confirmed: ({ context }) => {
      expect(field()).not.toBeInTheDocument();
      expect(screen.getByRole('status')).toHaveTextContent(
        `Thank you! We’ll write to ${context.email}.`,
      );
    },
  },
  walksSimplePaths: true,
  journeys: [
    {
      name: 'whoever gives their address is thanked in place',
      steps: [['an address is sent', 'confirmed']],
      end: () => expect(screen.getByRole('status')).toHaveTextContent('asha@example.com'),
    },
  ],
});
