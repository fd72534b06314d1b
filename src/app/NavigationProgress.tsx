import LinearProgress from '@mui/material/LinearProgress';
import { matchPath, useNavigation } from 'react-router-dom';

/** Shows a line above the page while the code of the next page is loading. */
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
