import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

const failure = (
  <Alert
    severity="error"
    sx={{ m: 3 }}
    action={
      <Button color="inherit" onClick={() => globalThis.location.reload()}>
        Reload page
      </Button>
    }
  >
    Something went wrong. Reload the page. Details are in the console.
  </Alert>
);

/** Shows its children. If they throw an error, an error message appears instead of a blank page. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={failure} onError={(error) => console.error(error)}>
      {children}
    </ErrorBoundary>
  );
}
