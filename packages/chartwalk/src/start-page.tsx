import './fonts/fonts.css';
import '@xyflow/react/dist/style.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { loadModesAtLeisure } from './page/mode-modules.ts';
import { PageBoundary } from './page/PageBoundary.tsx';
import { readProject } from './page/project-context.ts';
import { StatechartsApp } from './page/StatechartsApp.tsx';
import type { ProjectConfig } from './project.ts';

/** Shows a project's machines in the page's `#root`, in the colours of a theme. */
export function startPage(config: ProjectConfig, theme: Theme): void {
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        <PageBoundary>
          {/* The walk is in the address: a press builds on the one before, which must be on the screen by then. */}
          <HashRouter useTransitions={false}>
            <StatechartsApp project={readProject(config)} />
          </HashRouter>
        </PageBoundary>
      </ThemeProvider>
    </StrictMode>,
  );
  loadModesAtLeisure();
}
