import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { messages } from './bill-messages.en.ts';
import { ScheduleIcon } from './icons.tsx';

export function DeliveryTime() {
  return (
    <Stack direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
      <ScheduleIcon fontSize="small" sx={{ color: 'text.secondary' }} />
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {messages.deliveryTime}
      </Typography>
    </Stack>
  );
}
