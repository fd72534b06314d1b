import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Placeholder } from '../../shared/Placeholder.tsx';
import { cityAndPin, Fields, FormSection, PaymentSection, ShortFields } from './FormSection.tsx';
import { columns, fieldCards, payBar, summary, summaryCard } from './layout.ts';
import { messages } from './messages.en.ts';

type FieldProps = { isWide?: boolean; rows?: number; hasHint?: boolean };

/** Reserves the room of a field and of the hint below it. */
function Field({ isWide = false, rows = 1, hasHint = false }: FieldProps) {
  return (
    <Box className={isWide ? 'wide' : ''} sx={{ pb: hasHint ? '23px' : 0 }}>
      <Placeholder sx={{ height: 33 + 23 * rows, borderRadius: 3 }} />
    </Box>
  );
}

/** Shows the outline of checkout until the customer and the cart are known. */
export function CheckoutSkeleton() {
  return (
    <Container aria-busy="true" sx={{ pt: { xs: 2, md: 3 } }}>
      <Placeholder sx={{ width: 190, height: 28, my: 1, mb: 2 }} />
      <Typography variant="h1" sx={{ mb: { xs: 2.5, md: 4 } }}>
        {messages.title}
      </Typography>
      <Box sx={columns}>
        <Box sx={fieldCards}>
          <FormSection title={messages.deliveryAddress}>
            <Fields>
              <Field isWide />
              <ShortFields widths={cityAndPin}>
                <Field />
                <Field />
              </ShortFields>
              <Field isWide rows={2} hasHint />
            </Fields>
          </FormSection>
          <PaymentSection>
            <Field isWide />
            <ShortFields>
              <Field hasHint />
              <Field hasHint />
            </ShortFields>
            <Field isWide />
          </PaymentSection>
        </Box>
        <Box sx={summary}>
          <Box sx={summaryCard}>
            <Typography variant="h2" sx={{ fontSize: '1.375rem', lineHeight: '28px' }}>
              {messages.summary}
            </Typography>
            <Placeholder sx={{ width: '60%', height: 44, mt: 1, mb: 2 }} />
            <Placeholder sx={{ height: 48, mb: 1.5 }} />
            <Placeholder sx={{ height: 48, mb: 2 }} />
            <Placeholder sx={{ height: 124 }} />
          </Box>
          <Box sx={{ ...payBar, pt: { xs: 1.5, md: '36px' } }}>
            <Placeholder sx={{ display: { md: 'none' }, flex: '1 0 100px', height: 48 }} />
            <Placeholder sx={{ flex: '1 0 162px', height: 52, borderRadius: 999 }} />
          </Box>
        </Box>
      </Box>
    </Container>
  );
}
