import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { LoadError } from '../shared/LoadError.tsx';

/** Shows an error in place of a page that failed or did not load. The header and footer stay. */
export function PageError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <Box sx={{ px: 2, py: 8 }}>
      <LoadError />
    </Box>
  );
}
