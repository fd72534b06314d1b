/** Checks that the second click of a double click does not close the layer that the first click has opened. */
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import Menu from '@mui/material/Menu';
import type { MenuProps } from '@mui/material/Menu';
import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { theme } from '../../src/theme.ts';

const MenuAtPage = (props: MenuProps) => <Menu {...props} anchorEl={document.body} />;

test.each([
  ['a dialog', Dialog, '.MuiDialog-container'],
  ['a drawer', Drawer, '.MuiBackdrop-root'],
  ['a menu', MenuAtPage, '.MuiBackdrop-root'],
])(
  '%s closes with a click outside, but not with the second click of a double click @23.14',
  (...args) => {
    const [, Layer, outside] = args;
    const close = vi.fn<() => void>();
    render(
      <ThemeProvider theme={theme}>
        <Layer open onClose={close} />
      </ThemeProvider>,
    );
    const place = document.querySelector(outside) ?? document.body;
    fireEvent.mouseDown(place);
    fireEvent.click(place, { detail: 2 });
    expect(close).not.toHaveBeenCalled();
    fireEvent.mouseDown(place);
    fireEvent.click(place, { detail: 1 });
    expect(close).toHaveBeenCalledOnce();
  },
);
