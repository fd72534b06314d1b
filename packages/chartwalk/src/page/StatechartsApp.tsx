import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { FallbackProps } from 'react-error-boundary';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { LiveActorsContext } from '../live/live-actors.ts';
import { CatalogueContext, CatalogueProvider } from './CatalogueContext.tsx';
import { versionOf } from './entry-version.ts';
import { Gallery } from './Gallery.tsx';
import { LivePage } from './LivePage.tsx';
import { MachinePage } from './MachinePage.tsx';
import { modeModules } from './mode-modules.ts';
import { OpenMachine } from './OpenMachine.tsx';
import { ProjectContext } from './project-context.ts';
import type { Project } from './project-context.ts';
import { SequencePage } from './SequencePage.tsx';
import { TopBar } from './TopBar.tsx';

const ChangesPage = lazy(async () => ({ default: (await modeModules.changes()).ChangesPage }));

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
  const entry = CatalogueContext.useSelector(({ context }) => context.entries.get(machine));
  const isReading = CatalogueContext.useSelector(
    (snapshot) =>
      snapshot.matches({ following: 'listing' }) || snapshot.matches({ following: 'reading' }),
  );
  if (!entry && isReading) return <TopBar />;
  if (!entry) return <Navigate to="/" replace />;
  return (
    <ErrorBoundary
      key={versionOf(entry)}
      resetKeys={[mode]}
      FallbackComponent={BrokenMachine}
      onError={(error) => console.error(error)}
    >
      <MachinePage {...entry} mode={mode} />
    </ErrorBoundary>
  );
}

export function StatechartsApp({ project }: { project: Project }) {
  return (
    <ProjectContext value={project}>
      <LiveActorsContext.Provider>
        <CatalogueProvider production={project.production.entries}>
          <OpenMachine>
            <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
              <Routes>
                <Route path="/" element={<Gallery />} />
                <Route path="/live" element={<LivePage />} />
                <Route path="/live/sequence" element={<SequencePage />} />
                <Route
                  path="/changes/:machine?"
                  element={
                    <Suspense>
                      <ChangesPage />
                    </Suspense>
                  }
                />
                <Route path="/:machine/:mode?" element={<ChosenMachine />} />
                <Route path="*" element={<Navigate to="/" replace />} />
              </Routes>
            </Box>
          </OpenMachine>
        </CatalogueProvider>
      </LiveActorsContext.Provider>
    </ProjectContext>
  );
}
