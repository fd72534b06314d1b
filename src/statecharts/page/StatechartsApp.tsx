import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { ErrorBoundary } from 'react-error-boundary';
import type { FallbackProps } from 'react-error-boundary';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { entries } from '../catalogue.ts';
import { LiveActorsContext } from '../live/live-actors.ts';
import { Gallery } from './Gallery.tsx';
import { LivePage } from './LivePage.tsx';
import { MachinePage } from './MachinePage.tsx';
import { TopBar } from './TopBar.tsx';

function BrokenMachine({ error }: FallbackProps) {
  const { machine } = useParams();
  return (
    <>
      <TopBar />
      <Alert severity="error" sx={{ m: 3 }}>
        {machine} can’t be shown: {String(error)}
      </Alert>
    </>
  );
}

function ChosenMachine() {
  const { machine = '', mode = 'chart' } = useParams();
  const entry = entries.get(machine);
  if (!entry) return <Navigate to="/" replace />;
  return (
    <ErrorBoundary
      key={machine}
      resetKeys={[mode]}
      FallbackComponent={BrokenMachine}
      onError={(error) => console.error(error)}
    >
      <MachinePage {...entry} mode={mode} />
    </ErrorBoundary>
  );
}

/** The designers' page: every production machine, drawn, simulated, followed and measured. */
export function StatechartsApp() {
  return (
    <LiveActorsContext.Provider>
      <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
        <Routes>
          <Route path="/" element={<Gallery />} />
          <Route path="/live" element={<LivePage />} />
          <Route path="/:machine/:mode?" element={<ChosenMachine />} />
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </Box>
    </LiveActorsContext.Provider>
  );
}
