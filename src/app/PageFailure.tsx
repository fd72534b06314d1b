import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Failure } from '../shared/Failure.tsx';

/** Replaces a page that failed or did not load; header and footer stay. */
export function PageFailure() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <Box sx={{ px: 2, py: 8 }}>
      <Failure />
    </Box>
  );
}
