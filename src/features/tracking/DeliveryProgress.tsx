import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { CheckIcon } from '../../shared/icons.tsx';
import { visuallyHidden } from '../../shared/visually-hidden.ts';

type Step = { title: string; text: string; isDone: boolean };

function stepsOf(isDelivered: boolean): Step[] {
  return [
    { title: 'Order Confirmed', text: 'Restaurant received your order', isDone: true },
    { title: 'Food Prepared', text: 'Your order is ready', isDone: true },
    isDelivered
      ? { title: 'Delivered', text: 'Order has been delivered', isDone: true }
      : { title: 'Out for Delivery', text: 'Driver is on the way', isDone: false },
  ];
}

/** The three steps of a delivery; the last is under way until the countdown ends. */
export function DeliveryProgress({ isDelivered }: { isDelivered: boolean }) {
  return (
    <Paper
      component="section"
      aria-labelledby="progress-title"
      variant="outlined"
      sx={{ p: { xs: 2.5, sm: 3 }, borderRadius: 5 }}
    >
      <Typography variant="h3" component="h2" id="progress-title" sx={{ mb: 2 }}>
        Order Progress
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {stepsOf(isDelivered).map(({ title, text, isDone }, index) => (
          <Box
            component="li"
            key={index === 2 ? 'delivery' : title}
            aria-current={isDone ? undefined : 'step'}
            sx={{
              position: 'relative',
              display: 'grid',
              gridTemplateColumns: '36px 1fr',
              gap: 2,
              pb: 2.5,
              '&:last-child': { pb: 0 },
              '&:not(:last-child)::before': {
                content: '""',
                position: 'absolute',
                left: 17,
                top: 36,
                bottom: 0,
                width: 2,
                bgcolor: 'primary.main',
              },
            }}
          >
            <Box
              aria-hidden
              sx={{
                width: 36,
                height: 36,
                borderRadius: '50%',
                display: 'grid',
                placeItems: 'center',
                bgcolor: isDone ? 'primary.main' : 'background.paper',
                color: isDone ? 'primary.contrastText' : 'primary.main',
                border: '2px solid',
                borderColor: 'primary.main',
                fontWeight: 800,
              }}
            >
              {isDone ? <CheckIcon fontSize="small" /> : 3}
            </Box>
            <Box>
              <Typography sx={{ fontWeight: 700, lineHeight: 1.3 }}>
                {title}
                <Box component="span" sx={visuallyHidden}>
                  {isDone ? ' (done)' : ' (under way)'}
                </Box>
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
