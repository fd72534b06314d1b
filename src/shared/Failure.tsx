import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useHasGuestCart } from './cart.ts';

/**
 * Stands for a part of the app that broke or could not be loaded, and offers the way on.
 */
export function Failure() {
  const hasGuestCart = useHasGuestCart();
  return (
    <Box
      role="alert"
      sx={{
        m: 'auto',
        p: 2.5,
        maxWidth: 640,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
        borderRadius: 4,
        bgcolor: 'tint.strong',
      }}
    >
      <Box component="span" sx={{ flex: '1 1 280px' }}>
        {hasGuestCart
          ? 'This part of FoodDash didn’t load. Check your connection, then reload. Sign in first to keep your cart.'
          : 'This part of FoodDash didn’t load. Check your connection, then reload.'}
      </Box>
      <Button variant="contained" onClick={() => location.reload()}>
        Reload page
      </Button>
    </Box>
  );
}

/** For what would lie over the page. */
export const floatingFailure = (
  <Box sx={{ position: 'fixed', zIndex: 'snackbar', left: 16, right: 16, bottom: 16 }}>
    <Failure />
  </Box>
);
