import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { LockIcon } from '../../shared/icons.tsx';
import { messages } from './messages.en.ts';

type FormSectionProps = {
  title: string;
  /** A sentence below the title about the protection of the section's data. */
  note?: string;
  children: ReactNode;
};

export function FormSection({ title, note, children }: FormSectionProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3 }, borderRadius: 5 }}
    >
      <Typography variant="h2" id={id} sx={{ fontSize: '1.375rem' }}>
        {title}
      </Typography>
      {note && (
        <Typography
          variant="body2"
          sx={{ display: 'flex', gap: 0.75, color: 'text.secondary', mt: 0.5 }}
        >
          <LockIcon sx={{ fontSize: 18, mt: '2px' }} />
          <span>{note}</span>
        </Typography>
      )}
      {children}
    </Paper>
  );
}

const FIELD_GAP = 2.5;

/** Lays out fields in two columns if each column has room for a hint. */
export function Fields({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        mt: 2.5,
        display: 'grid',
        columnGap: 2,
        rowGap: FIELD_GAP,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(260px, 50% - 8px)), 1fr))',
        '& > .wide': { gridColumn: '1 / -1' },
      }}
    >
      {children}
    </Box>
  );
}

/** The `flex` of two fields on a phone. */
type Widths = readonly [first: string, last: string];

const dateAndCvv: Widths = ['1.3 1 8.5rem', '1 1 6rem'];

/** A PIN code has six digits, so only the city grows. */
export const cityAndPin: Widths = ['1 1 7.5rem', '0 1 7.375rem'];

type ShortFieldsProps = { widths?: Widths; children: ReactNode };

/**
 * Lays out two short fields side by side, even on the narrowest phones. With large text, they are one below
 * the other.
 */
export function ShortFields({ widths: [first, last] = dateAndCvv, children }: ShortFieldsProps) {
  return (
    <Box
      className="wide"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: { xs: 1.5, sm: 2 },
        rowGap: FIELD_GAP,
        '& > :first-of-type': { flex: { xs: first, sm: '1 1 8.5rem' } },
        '& > :last-of-type': { flex: { xs: last, sm: '1 1 8.5rem' } },
      }}
    >
      {children}
    </Box>
  );
}

export function PaymentSection({ children }: { children: ReactNode }) {
  return (
    <FormSection title={messages.payment} note={messages.paymentNote}>
      <Fields>{children}</Fields>
    </FormSection>
  );
}
