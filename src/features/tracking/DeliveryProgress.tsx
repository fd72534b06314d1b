import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { CheckIcon } from '../../shared/icons.tsx';
import { appear } from './appear.ts';

type StepProps = { title: string; text: string; isDone: boolean };

function stepsOf(isDelivered: boolean): StepProps[] {
  return [
    { title: 'Order Confirmed', text: 'Restaurant received your order', isDone: true },
    { title: 'Food Prepared', text: 'Your order is ready', isDone: true },
    isDelivered
      ? { title: 'Delivered', text: 'Order has been delivered', isDone: true }
      : { title: 'Out for Delivery', text: 'Driver is on the way', isDone: false },
  ];
}

const MARK = 32;

/** The steps are stacked on a phone and side by side on wider screens, connected by a line. */
function Step({ title, text, isDone }: StepProps) {
  return (
    <Box
      component="li"
      aria-current={isDone ? undefined : 'step'}
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: `${MARK}px 1fr`, sm: '1fr' },
        columnGap: 1.75,
        rowGap: 1,
        pb: { xs: 2, sm: 0 },
        pr: { sm: 1.5 },
        '&:last-child': { pb: 0, pr: 0 },
        '&:not(:last-child)::before': {
          content: '""',
          position: 'absolute',
          bgcolor: 'primary.main',
          left: { xs: MARK / 2 - 1, sm: MARK },
          right: { sm: 0 },
          top: { xs: MARK, sm: MARK / 2 - 1 },
          bottom: { xs: 0, sm: 'auto' },
          width: { xs: 2, sm: 'auto' },
          height: { sm: 2 },
        },
      }}
    >
      <Box
        aria-hidden
        sx={{
          width: MARK,
          height: MARK,
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          bgcolor: isDone ? 'primary.main' : 'background.paper',
          color: isDone ? 'primary.contrastText' : 'primary.main',
          border: '2px solid',
          borderColor: 'primary.main',
          fontWeight: 800,
          transition: 'background-color 300ms, color 300ms',
        }}
      >
        {isDone ? <CheckIcon fontSize="small" /> : 3}
      </Box>
      <Box key={title} sx={{ animation: appear }}>
        <Typography sx={{ fontWeight: 700, lineHeight: 1.3 }}>
          {title}
          <span style={visuallyHidden}>{isDone ? ' (completed)' : ' (in progress)'}</span>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      </Box>
    </Box>
  );
}

/** The three steps of a delivery; the last is under way until the countdown ends. */
export function DeliveryProgress({ isDelivered }: { isDelivered: boolean }) {
  return (
    <Paper
      component="section"
      aria-labelledby="progress-title"
      variant="outlined"
      sx={{ p: { xs: 2, sm: 2.5 }, borderRadius: 5 }}
    >
      <Typography variant="h3" component="h2" id="progress-title" sx={{ mb: 1.5 }}>
        Order progress
      </Typography>
      <Box
        component="ol"
        sx={{
          display: { sm: 'grid' },
          gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {stepsOf(isDelivered).map((step, index) => (
          <Step key={index === 2 ? 'delivery' : step.title} {...step} />
        ))}
      </Box>
    </Paper>
  );
}
