import './fonts.css';
import '@xyflow/react/dist/style.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { theme } from '../theme.ts';
import { loadModesAtLeisure } from './page/mode-modules.ts';
import { PageBoundary } from './page/PageBoundary.tsx';
import { StatechartsApp } from './page/StatechartsApp.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('statecharts.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <PageBoundary>
        {/* The walk is in the address: a press builds on the one before, which must be on the screen by then. */}
        <HashRouter useTransitions={false}>
          <StatechartsApp />
        </HashRouter>
      </PageBoundary>
    </ThemeProvider>
  </StrictMode>,
);

loadModesAtLeisure();
