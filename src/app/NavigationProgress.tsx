import LinearProgress from '@mui/material/LinearProgress';
import { matchPath, useNavigation } from 'react-router-dom';

/** A line above the page while the next one's code is loading. */
export function NavigationProgress() {
  const { location } = useNavigation();
  if (!location) return null;
  const isRestaurant = matchPath('/restaurant/:id', location.pathname) !== null;
  return (
    <LinearProgress
      aria-label={isRestaurant ? 'Loading restaurant...' : 'Loading page'}
      sx={{ position: 'fixed', inset: '0 0 auto', zIndex: 'tooltip' }}
    />
  );
}
