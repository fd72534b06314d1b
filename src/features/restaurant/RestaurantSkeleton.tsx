import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Placeholder } from '../../shared/Placeholder.tsx';
import { HeaderFrame } from './HeaderFrame.tsx';
import { dishGrid } from './dish-grid.ts';
import { messages } from './messages.en.tsx';

/** Shows the outline of a restaurant's header, tabs and first dishes. */
export function RestaurantSkeleton() {
  return (
    <Box role="status">
      <HeaderFrame
        picture={<Placeholder sx={{ borderRadius: 0 }} />}
        title={
          <Typography
            sx={{ fontSize: { xs: '1.625rem', md: '2.75rem' }, lineHeight: 1.08, fontWeight: 800 }}
          >
            {messages.loading}
          </Typography>
        }
      >
        <Placeholder sx={{ height: 16, width: '70%', mt: 0.5 }} />
        <Placeholder sx={{ height: 16, width: '85%', mt: 0.75 }} />
        <Placeholder sx={{ height: 36, mt: 1.25, display: { xs: 'none', sm: 'block' } }} />
      </HeaderFrame>
      <Box aria-hidden sx={{ mt: { xs: 1, md: 4 } }}>
        <Placeholder sx={{ height: 44, borderRadius: 999 }} />
        <Placeholder sx={{ height: 32, mt: 1.5, mb: 1.5 }} />
        <Box sx={dishGrid}>
          {[1, 2, 3, 4, 5, 6].map((dish) => (
            <Placeholder key={dish} sx={{ height: 184, borderRadius: 4 }} />
          ))}
        </Box>
      </Box>
    </Box>
  );
}
