import Box from '@mui/material/Box';
import { ACTIVE_ORDER_ROOM } from './bottom-bars.ts';
import { HEADER_HEIGHT } from './header-height.ts';
import { ROOMY, storeNoticesRoom } from './notices-room.ts';

/** The places for notices: the page's edge, and each open dialog, the latest last. */
const places: HTMLElement[] = [];

let host: HTMLElement | undefined;

function moveToTopmost(): void {
  const topmost = places.at(-1);
  if (!host || host.parentElement === topmost) return;
  if (topmost) topmost.append(host);
  else host.remove();
}

/**
 * Returns the element that holds all notices, for portals. It moves into the dialog that is opened and
 * back: only there is it heard and reached, since a dialog hides the page from screen readers and keeps
 * the Tab key to itself.
 */
export function noticeHost(): HTMLElement {
  if (!host) {
    host = document.createElement('div');
    host.style.display = 'contents';
  }
  moveToTopmost();
  return host;
}

function offerPlace(place: HTMLElement | null) {
  if (!place) return undefined;
  places.push(place);
  moveToTopmost();
  // Whichever place has changed: the notices are in one of them, and the others are empty.
  const observer = new ResizeObserver(() =>
    storeNoticesRoom(host?.parentElement?.offsetHeight ?? 0),
  );
  observer.observe(place);
  return () => {
    observer.disconnect();
    places.splice(places.indexOf(place), 1);
    moveToTopmost();
  };
}

/** As long as a finger that is on its way needs to come down. */
const FINGER_TIME = '700ms';

/**
 * A place for notices, one below the other. Every button that orders, pays, sends or signs in is further
 * down, so notices are right below the header, also over a dialog. A click just after a notice has appeared
 * still reaches what is under it.
 */
export function NoticePlace() {
  return (
    <Box
      ref={offerPlace}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        top: `calc(${HEADER_HEIGHT} + 4px)`,
        insetInline: 4,
        mx: 'auto',
        maxWidth: 496,
        maxHeight: 'max(104px, 30dvh)',
        [ROOMY]: {
          top: 'auto',
          bottom: `calc(16px + var(${ACTIVE_ORDER_ROOM}, 0px))`,
          left: 16,
          right: 'auto',
          width: 396,
          maxHeight: '60dvh',
        },
        display: 'flex',
        flexDirection: 'column',
        overflowY: 'auto',
        // Clicks between the notices reach the page.
        pointerEvents: 'none',
        '@keyframes under-a-finger': { 'from, to': { pointerEvents: 'none' } },
        '& > div > div > *': {
          m: 1,
          pointerEvents: 'auto',
          animation: `under-a-finger ${FINGER_TIME}`,
          // It moves nothing, and customers who prefer reduced motion need the time as well.
          '@media (prefers-reduced-motion: reduce)': {
            animationDuration: `${FINGER_TIME} !important`,
          },
        },
      }}
    />
  );
}
