/** Starts the page. It shows the project's machines in `#root`, in the colours of the project's theme. */
import './fonts/fonts.css';
import '@xyflow/react/dist/style.css';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { config } from 'virtual:chartwalk-config';
import { loadModesWhenIdle } from './page/mode-modules.ts';
import { PageBoundary } from './page/PageBoundary.tsx';
import { readProject } from './page/project-context.ts';
import { StatechartsApp } from './page/StatechartsApp.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('statecharts.html has no #root.');

/** Returns a theme that follows the system's colour scheme, as every project's theme should. */
const plainTheme = () =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'media' },
    colorSchemes: {
      // MUI's own blue and red are too pale for small text on the colours of states.
      light: { palette: { primary: { main: '#1565c0' }, error: { main: '#c62828' } } },
      dark: true,
    },
    typography: {
      fontFamily: 'Figtree, system-ui, sans-serif',
      h1: { fontSize: '2.25rem', fontWeight: 700 },
      h2: { fontSize: '1.25rem', fontWeight: 700 },
      h3: { fontSize: '1.125rem', fontWeight: 700 },
      button: { textTransform: 'none' },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: { 'ul, ol': { listStyle: 'none', margin: 0, padding: 0 } },
      },
    },
  });

if (config.logo !== undefined) {
  document.querySelector('link[rel=icon]')?.setAttribute('href', config.logo);
}
const theme: Partial<Theme> = config.theme ? (await config.theme()).theme : plainTheme();

createRoot(root).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <PageBoundary>
        {/* Each click extends the walk in the URL, so each change must be rendered before the next click. */}
        <HashRouter useTransitions={false}>
          <StatechartsApp project={readProject(config)} />
        </HashRouter>
      </PageBoundary>
    </ThemeProvider>
  </StrictMode>,
);
loadModesWhenIdle();
