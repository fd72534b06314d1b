import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { messages } from './bill-messages.en.ts';
import { ScheduleIcon } from './icons.tsx';

/** The delivery time that FoodDash promises for every order. */
export const DELIVERY_TIME = messages.deliveryTime;

export function DeliveryTime() {
  return (
    <Stack direction="row" sx={{ gap: 0.75, alignItems: 'center', mt: 0.5 }}>
      <ScheduleIcon fontSize="small" sx={{ color: 'text.secondary' }} />
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {DELIVERY_TIME}
      </Typography>
    </Stack>
  );
}
