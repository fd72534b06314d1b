import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useId } from 'react';

type FormSectionProps = { title: string; note?: string; children: ReactNode };

export function FormSection({ title, note, children }: FormSectionProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3, lg: 4 }, pb: { xs: 1.5, lg: 2.5 }, borderRadius: 5 }}
    >
      <Typography variant="h2" id={id} sx={{ fontSize: '1.375rem' }}>
        {title}
      </Typography>
      {note && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {note}
        </Typography>
      )}
      {children}
    </Paper>
  );
}

/** Lays out fields in two columns if each column has room for a hint. */
export function Fields({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        mt: 2.5,
        display: 'grid',
        columnGap: 2,
        rowGap: 1.25,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
        '& > .wide': { gridColumn: '1 / -1' },
      }}
    >
      {children}
    </Box>
  );
}

export function PaymentSection({ children }: { children: ReactNode }) {
  return (
    <FormSection
      title="Payment"
      note="This is a demo, so no card is charged. We never store your full card number or CVV."
    >
      <Fields>{children}</Fields>
    </FormSection>
  );
}
