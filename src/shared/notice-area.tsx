import Box from '@mui/material/Box';
import { ACTIVE_ORDER_HEIGHT } from './bottom-bars.ts';
import { HEADER_HEIGHT } from './header-height.ts';
import { ignoreFirstTaps } from './ignore-first-taps.ts';
import { LARGE_SCREEN, storeNoticesHeight } from './notices-height.ts';

/**
 * The elements that can contain the notices. There is one at the page's edge and one in each open dialog. The
 * element of the topmost dialog is last.
 */
const areas: HTMLElement[] = [];

let host: HTMLElement | undefined;

function moveToTopmost(): void {
  const topmost = areas.at(-1);
  if (!host || host.parentElement === topmost) return;
  if (topmost) topmost.append(host);
  else host.remove();
}

/**
 * Returns the element into which all notices are rendered, through portals. A dialog hides the rest of the
 * page from screen readers and the Tab key. The element therefore moves into a dialog when the dialog opens.
 * The element moves back when the dialog closes.
 */
export function noticeHost(): HTMLElement {
  if (!host) {
    host = document.createElement('div');
    host.style.display = 'contents';
  }
  moveToTopmost();
  return host;
}

function registerArea(area: HTMLElement | null) {
  if (!area) return undefined;
  areas.push(area);
  moveToTopmost();
  // Stores the height of the area that contains the notices, whichever area has changed its size.
  const observer = new ResizeObserver(() =>
    storeNoticesHeight(host?.parentElement?.offsetHeight ?? 0),
  );
  observer.observe(area);
  return () => {
    observer.disconnect();
    areas.splice(areas.indexOf(area), 1);
    moveToTopmost();
  };
}

/** The room in pixels for the close button of a dialog, which is in its top corner. */
const CLOSE_BUTTON_ROOM = 64;

/**
 * Renders a place for notices, one notice below the other. On most screens, the place is right below the
 * header, because every button that orders, pays, sends or signs in is further down. A click just after a
 * notice has appeared still reaches the element behind the notice.
 *
 * @param props.isInLayer whether the place is in a dialog or a drawer; it then covers neither the close button
 *   nor the buttons at the bottom
 */
export function NoticeArea({ isInLayer = false }: { isInLayer?: boolean }) {
  return (
    <Box
      ref={registerArea}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        top: `calc(${HEADER_HEIGHT} + 4px)`,
        insetInlineStart: 4,
        insetInlineEnd: isInLayer ? CLOSE_BUTTON_ROOM : 4,
        mx: 'auto',
        maxWidth: 496,
        maxHeight: 'max(104px, 30dvh)',
        [LARGE_SCREEN]: {
          ...(!isInLayer && {
            top: 'auto',
            bottom: `calc(16px + var(${ACTIVE_ORDER_HEIGHT}, 0px))`,
          }),
          insetInlineStart: 16,
          insetInlineEnd: 'auto',
          width: 396,
          maxHeight: '60dvh',
        },
        display: 'flex',
        flexDirection: 'column',
        overflowY: 'auto',
        // Clicks between the notices reach the page.
        pointerEvents: 'none',
        '& > div > div > *': { m: 1, pointerEvents: 'auto', ...ignoreFirstTaps },
      }}
    />
  );
}
