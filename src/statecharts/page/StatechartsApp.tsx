import Box from '@mui/material/Box';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { entries } from '../catalogue.ts';
import { LiveActorsContext } from '../live/live-actors.ts';
import { Gallery } from './Gallery.tsx';
import { LivePage } from './LivePage.tsx';
import { MachinePage } from './MachinePage.tsx';

function ChosenMachine() {
  const { machine = '', mode = 'chart' } = useParams();
  const entry = entries.get(machine);
  return entry ? <MachinePage key={machine} {...entry} mode={mode} /> : <Navigate to="/" replace />;
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
