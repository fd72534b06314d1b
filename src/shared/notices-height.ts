import { HEADER_HEIGHT } from './header-height.ts';

/** The CSS variable for the height of the notices, whether they are at the top or the bottom. */
const VARIABLE = '--notices-room';

/** The media query for the screens on which a page's notices are in the bottom corner. */
export const LARGE_SCREEN = '@media (min-width: 900px) and (min-height: 720px)';

/** The height of the notices below the header, as a CSS value; 0 if they are at the bottom. */
export const NOTICES_TOP_HEIGHT = 'var(--notices-above)';

/** The height of the notices at the bottom of the screen, as a CSS value; 0 if they are below the header. */
export const NOTICES_BOTTOM_HEIGHT = 'var(--notices-below)';

/**
 * The styles that set both heights. One height is always 0, because the notices are in only one of the two
 * places.
 */
export const noticesHeight = {
  '--notices-above': `var(${VARIABLE}, 0px)`,
  '--notices-below': '0px',
  [LARGE_SCREEN]: { '--notices-above': '0px', '--notices-below': `var(${VARIABLE}, 0px)` },
};

/**
 * The styles of a dialog or a drawer, whose notices are at the top of every screen. They keep a focused
 * control below the notices, which would otherwise cover the control.
 */
export const clearOfNotices = {
  scrollPaddingTop: `min(60%, ${HEADER_HEIGHT} + var(${VARIABLE}, 0px))`,
};

let stored = 0;

/** Stores the height of the notices, plus their distance from the edge, in the CSS variable. */
export function storeNoticesHeight(height: number): void {
  // An unchanged height is not stored again, because setting the variable recalculates every style of the
  // page.
  if (height === stored) return;
  stored = height;
  document.documentElement.style.setProperty(VARIABLE, height > 0 ? `${height + 16}px` : '0px');
}
