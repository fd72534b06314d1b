import LinearProgress from '@mui/material/LinearProgress';
import { matchPath, useNavigation } from 'react-router-dom';
import { pathInApp } from '../shared/watch-location.ts';
import { messages } from './messages.en.ts';

/** Shows a line above the page while the code of the next page is loading. */
export function NavigationProgress() {
  const { location } = useNavigation();
  if (!location) return null;
  const isRestaurant = matchPath('/restaurant/:id', pathInApp(location.pathname)) !== null;
  return (
    <LinearProgress
      aria-label={isRestaurant ? messages.loadingRestaurant : messages.loadingPage}
      sx={{ position: 'fixed', inset: '0 0 auto', zIndex: 'tooltip' }}
    />
  );
}
