import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Snackbar from '@mui/material/Snackbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMachine } from '@xstate/react';
import { useId, useRef } from 'react';
import { toDefinition } from '../export/definition.ts';
import { toMermaid } from '../export/mermaid.ts';
import { toPng, withFont } from '../export/picture.ts';
import { palettes, toSvg } from '../export/svg.ts';
import { exportMachine } from './export-machine.ts';
import { DownloadIcon } from './icons.tsx';
import type { ModeProps } from './mode-props.ts';
import { saveFile } from './save-file.ts';

function saveText(name: string, type: string, text: string): void {
  saveFile(name, new Blob([text], { type }));
}

export function ExportMenu({ machine, chart, drawing }: ModeProps) {
  const [snapshot, send] = useMachine(exportMachine);
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  const button = useRef<HTMLButtonElement>(null);
  const menu = useId();
  const picture = () => withFont(toSvg(drawing, chart.id, palettes[isDark ? 'dark' : 'light']));
  const formats: Readonly<Record<string, () => Promise<void>>> = {
    'SVG picture': async () => saveText(`${chart.id}.svg`, 'image/svg+xml', await picture()),
    'PNG picture': async () => saveFile(`${chart.id}.png`, await toPng(await picture())),
    'Mermaid diagram': async () => saveText(`${chart.id}.mmd`, 'text/plain', toMermaid(chart)),
    'JSON for Stately Studio': async () =>
      saveText(`${chart.id}.json`, 'application/json', toDefinition(machine)),
  };
  const isOpen = snapshot.matches('open');
  const close = () => send({ type: 'export.closed' });
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        aria-label="Export"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menu : undefined}
        loading={snapshot.matches('making')}
        onClick={() => send({ type: 'export.opened' })}
        sx={{ minWidth: 44, px: { xs: 1, sm: 2 }, gap: 1 }}
      >
        <DownloadIcon fontSize="small" />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          Export
        </Box>
      </Button>
      <Menu id={menu} anchorEl={() => button.current} open={isOpen} onClose={close}>
        {Object.entries(formats).map(([label, make]) => (
          <MenuItem key={label} onClick={() => send({ type: 'export.chosen', make })}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      <Snackbar open={snapshot.matches('failed')} onClose={close} autoHideDuration={6000}>
        <Alert severity="error" onClose={close}>
          The file could not be made. Please try again.
        </Alert>
      </Snackbar>
    </>
  );
}
