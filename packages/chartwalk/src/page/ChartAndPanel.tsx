import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Drawing } from '../drawing/layout.ts';
import { ChartCanvas } from './ChartCanvas.tsx';
import type { Paint } from './paint.ts';

type ChartAndPanelProps = {
  drawing: Drawing;
  paint: Paint;
  label: string;
  panelLabel?: string;
  /** The ID of the state or transition that is emphasised and centred when the chart opens. */
  linked?: string | undefined;
  children?: ReactNode;
};

/** Shows the chart with a panel beside it, or below it on a small screen. */
export function ChartAndPanel({
  drawing,
  paint,
  label,
  panelLabel,
  linked,
  children,
}: ChartAndPanelProps) {
  return (
    <Box
      sx={{
        flex: 1,
        minWidth: 0,
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
      }}
    >
      <Box
        sx={{
          position: 'relative',
          // Without the isolation, layers of the chart could cover the panel.
          isolation: 'isolate',
          flex: { xs: 'none', md: 1 },
          height: { xs: children ? '60dvh' : 'calc(100dvh - 130px)', md: 'auto' },
          minWidth: 0,
        }}
      >
        <ChartCanvas drawing={drawing} paint={paint} label={label} linked={linked} />
      </Box>
      {children && (
        <Box
          component="section"
          aria-label={panelLabel}
          // This panel scrolls, so the keyboard must reach it.
          tabIndex={0}
          sx={{
            position: 'relative',
            width: { xs: '100%', md: 372 },
            flexShrink: 0,
            overflowY: { md: 'auto' },
            borderLeft: { md: '1px solid' },
            borderTop: { xs: '1px solid', md: 'none' },
            borderColor: { xs: 'divider', md: 'divider' },
            bgcolor: 'background.paper',
            p: 2.5,
          }}
        >
          {children}
        </Box>
      )}
    </Box>
  );
}
