import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { Placeholder } from '../../shared/Placeholder.tsx';
import { orderGrid, ordersContainer, tabList, tabPadding } from './layout.ts';

/** Shows the outline of the tabs and of the first active order until the session is known. */
export function OrdersSkeleton() {
  return (
    <Container aria-busy="true" sx={ordersContainer}>
      <Typography variant="h1">{sharedMessages.myOrders}</Typography>
      <Stack
        direction="row"
        spacing={3}
        sx={{ ...tabList, ...tabPadding, height: 49, alignItems: 'center' }}
      >
        <Placeholder sx={{ width: 140, height: 20 }} />
        <Placeholder sx={{ width: 120, height: 20 }} />
      </Stack>
      <Box sx={orderGrid}>
        <Paper variant="outlined" sx={{ borderRadius: 5, overflow: 'hidden' }}>
          <Box sx={{ height: 82, bgcolor: 'tint.main' }} />
          <Stack spacing={2} sx={{ p: { xs: 2, sm: 3 } }}>
            <Placeholder sx={{ width: 'min(22rem, 80%)', height: 46 }} />
            <Placeholder sx={{ height: { xs: 96, sm: 44 } }} />
            <Placeholder sx={{ width: 'min(18rem, 70%)', height: 40 }} />
            <Placeholder sx={{ width: { xs: '100%', sm: 128 }, height: 44, borderRadius: 999 }} />
          </Stack>
        </Paper>
      </Box>
    </Container>
  );
}
