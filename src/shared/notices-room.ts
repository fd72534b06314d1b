import { HEADER_HEIGHT } from './header-height.ts';

/** The CSS variable with the height that notices take, whichever place they are shown in. */
const VARIABLE = '--notices-room';

/** On a screen with room beside a dialog and below it, notices are in the corner. */
export const ROOMY = '@media (min-width: 900px) and (min-height: 720px)';

/** The height of the notices below the header, as CSS. */
export const NOTICES_ABOVE = 'var(--notices-above)';

/** Likewise at the bottom of the screen. */
export const NOTICES_BELOW = 'var(--notices-below)';

/** Notices are in one of the two places: the other one is free. */
export const noticesRoom = {
  '--notices-above': `var(${VARIABLE}, 0px)`,
  '--notices-below': '0px',
  [ROOMY]: { '--notices-above': '0px', '--notices-below': `var(${VARIABLE}, 0px)` },
};

/** A focused control stops below the notices that lie over a dialog or a drawer. */
export const clearOfNotices = {
  scrollPaddingTop: `min(60%, ${HEADER_HEIGHT} + ${NOTICES_ABOVE})`,
};

let stored = 0;

/** Stores the height of the notices in a place, with its distance from the edge. */
export function storeNoticesRoom(height: number): void {
  // This recalculates every style of the page, so it is skipped at the start, when nothing is shown.
  if (height === stored) return;
  stored = height;
  document.documentElement.style.setProperty(VARIABLE, height > 0 ? `${height + 16}px` : '0px');
}
