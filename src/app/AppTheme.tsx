import CssBaseline from '@mui/material/CssBaseline';
import ThemeProvider from '@mui/system/ThemeProvider';
import { useInsertionEffect } from 'react';
import type { ReactNode } from 'react';
import { themeWithVariables, variablesAsCss } from './theme-variables.ts';

/** A prerendered page has those that it uses; what opens later may use others. */
function Variables() {
  useInsertionEffect(() => {
    const style = document.createElement('style');
    style.textContent = variablesAsCss();
    document.head.append(style);
    return () => style.remove();
  }, []);
  return null;
}

/**
 * MUI's theme without the part of its provider that lets people choose a colour scheme: ours follows
 * the system, in CSS alone.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={themeWithVariables}>
      <Variables />
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
