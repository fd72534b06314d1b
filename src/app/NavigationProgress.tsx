import LinearProgress from '@mui/material/LinearProgress';
import { useNavigation } from 'react-router-dom';

/** A line above the page while the next one's code is loading. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <LinearProgress
      aria-label="Loading page"
      sx={{ position: 'fixed', inset: '0 0 auto', zIndex: 'tooltip' }}
    />
  );
}
