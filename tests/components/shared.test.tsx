import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { FormField } from '../../src/shared/FormField.tsx';
import { NewsletterForm } from '../../src/shared/NewsletterForm.tsx';
import { Price } from '../../src/shared/Price.tsx';
import { QuantityStepper } from '../../src/shared/QuantityStepper.tsx';
import { StarRating } from '../../src/shared/StarRating.tsx';
import { TimeRing } from '../../src/shared/TimeRing.tsx';

describe('FormField', () => {
  test('a field is described by its hint', () => {
    render(<FormField label="Expiry Date" hint="MM/YY" />);
    expect(screen.getByLabelText('Expiry Date')).toHaveAccessibleDescription('MM/YY');
    expect(screen.getByLabelText('Expiry Date')).toBeValid();
  });

  test('a field is described by its error instead of the hint, and is invalid', () => {
    render(
      <FormField label="Expiry Date" hint="MM/YY" error="Please enter your card’s expiry date." />,
    );
    const field = screen.getByLabelText('Expiry Date');
    expect(field).toHaveAccessibleDescription('Please enter your card’s expiry date.');
    expect(field).toBeInvalid();
    expect(screen.queryByText('MM/YY')).not.toBeInTheDocument();
  });

  test('a field shows a warning with an icon instead of its hint, and stays valid', () => {
    render(<FormField label="CVV" hint="Three digits" warning="This looks short." />);
    const field = screen.getByLabelText('CVV');
    expect(field).toHaveAccessibleDescription('This looks short.');
    expect(field).toBeValid();
    expect(screen.getByTestId('WarningIcon')).toBeInTheDocument();
  });

  test('a field shows its error with an icon, and no warning', () => {
    render(<FormField label="CVV" warning="This looks short." error="Please enter it." />);
    expect(screen.getByLabelText('CVV')).toHaveAccessibleDescription('Please enter it.');
    expect(screen.getByTestId('WarningIcon')).toBeInTheDocument();
    expect(screen.queryByText('This looks short.')).not.toBeInTheDocument();
  });

  test('a field has no description without a hint, a warning or an error', () => {
    render(<FormField label="City" />);
    expect(screen.getByLabelText('City')).not.toHaveAttribute('aria-describedby');
  });

  test('the gap in a field’s outline fits its label and a single asterisk', () => {
    const { container } = render(<FormField label="City" required />);
    expect(container.querySelector('legend')).toHaveTextContent(/^City\s\*$/);
  });

  test('a field has its own hint next to another field with the same label', () => {
    render(
      <>
        <FormField label="Name" hint="The first" />
        <FormField label="Name" hint="The second" />
      </>,
    );
    const [first, second] = screen.getAllByLabelText('Name');
    expect(first).toHaveAccessibleDescription('The first');
    expect(second).toHaveAccessibleDescription('The second');
  });
});

test('a rating shows one decimal, and screen readers read its full text', () => {
  render(<StarRating rating={4} />);
  const rating = screen.getByRole('img', { name: '4.0 out of 5 stars' });
  expect(rating).toHaveTextContent(/^4\.0$/);
});

/** Returns the part of the ring that is drawn, from 0 to 1. */
function drawnOf(container: HTMLElement): number {
  const circles = [...container.querySelectorAll('circle')];
  const { strokeDasharray, strokeDashoffset } = circles.at(-1)?.style ?? {};
  return 1 - Number.parseFloat(strokeDashoffset ?? '') / Number.parseFloat(strokeDasharray ?? '');
}

test.each([
  [60, 1],
  [45, 0.75],
  [15, 0.25],
  [0, 0],
])('a ring with %d of 60 seconds left shows the fraction %d', (seconds, drawn) => {
  const { container } = render(<TimeRing seconds={seconds} of={60} />);
  expect(drawnOf(container)).toBeCloseTo(drawn, 3);
  expect(container).toHaveTextContent(`${seconds} seconds left`);
});

describe('the quantity stepper', () => {
  test('names the item on both buttons and reports the new quantity', async () => {
    const change = vi.fn<(quantity: number) => void>();
    render(<QuantityStepper itemId="naan" itemName="Dal" quantity={2} onChange={change} />);
    expect(screen.getByRole('group', { name: 'Quantity of Dal' })).toHaveTextContent('2');
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of Dal' }));
    await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity of Dal' }));
    expect(change.mock.calls.map(([quantity]) => quantity)).toEqual([3, 1]);
  });
});

test('a price in dollars is followed by rupees', () => {
  const { container } = render(<Price dollars={1500} />);
  expect(container).toHaveTextContent('$1,500.00 / ₹1,24,500');
});

describe('the newsletter form', () => {
  test('confirms the subscription in a live region that replaces the form @2.26 @5.12', async () => {
    render(<NewsletterForm />);
    const region = screen.getByRole('status');
    await userEvent.type(screen.getByLabelText(/^Your email address/), 'asha@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(region).toHaveTextContent('Thanks! We’ll send our newsletter to asha@example.com.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test.each(['', 'asha'])('does not accept “%s” as an email @2.26 @2.37 @5.12', async (text) => {
    render(<NewsletterForm />);
    if (text) await userEvent.type(screen.getByLabelText(/^Your email address/), text);
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeInTheDocument();
    expect(screen.getByRole('status')).not.toHaveTextContent('Thanks');
  });
});
