import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PopularDish } from '../data/popular-dishes.ts';
import { toDishPicture } from '../data/pictures.ts';
import { typography } from '../typography.en.ts';
import { DietMark } from './DietMarks.tsx';
import { OrderControl } from './OrderControl.tsx';
import { overPicture } from './over-picture.ts';
import { Picture } from './Picture.tsx';
import { Price } from './Price.tsx';
import { TextLink } from './TextLink.tsx';

export function DishCard({ dish: { restaurant, item } }: { dish: PopularDish }) {
  const headingId = `dish-${item.id}`;
  return (
    <Paper
      component="article"
      aria-labelledby={headingId}
      variant="outlined"
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        borderRadius: 5,
        overflow: 'hidden',
      }}
    >
      <Picture picture={toDishPicture(item)} sx={{ width: 1, aspectRatio: '4 / 3' }} />
      <Box sx={{ ...overPicture, position: 'relative', alignSelf: 'center' }}>
        <OrderControl restaurant={restaurant} item={item} />
      </Box>
      <Stack sx={{ p: 1.25, pt: 0.75, flex: 1 }}>
        <Typography
          variant="h4"
          component="h3"
          id={headingId}
          sx={{ overflowWrap: 'anywhere', lineHeight: typography.lineHeight(1.25) }}
        >
          {item.name}
        </Typography>
        <Box sx={{ mt: 0.25 }}>
          <DietMark isVegetarian={item.isVegetarian} /> <Price dollars={item.price} />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
          <TextLink to={`/restaurant/${restaurant.id}`} color="inherit">
            {restaurant.name}
          </TextLink>
        </Typography>
      </Stack>
    </Paper>
  );
}
