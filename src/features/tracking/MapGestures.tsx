import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { messages } from './map-messages.en.ts';

const isMac = navigator.userAgent.includes('Mac OS X');

const hintStyle = {
  position: 'absolute',
  // The hint is above the markers and below the controls.
  zIndex: 900,
  inset: 0,
  visibility: 'hidden',
  pointerEvents: 'none',
  display: 'grid',
  placeItems: 'center',
  p: 4,
  textAlign: 'center',
  textWrap: 'balance',
  fontSize: '1.25rem',
  fontWeight: 700,
  color: 'common.white',
  bgcolor: 'rgb(0 0 0 / 0.6)',
};

/** Shows a hint for 1.5 seconds. If the hint is already visible, the 1.5 seconds start again. */
function flash(hint: HTMLElement | null) {
  hint?.getAnimations().forEach((animation) => animation.cancel());
  hint?.animate(
    [
      { visibility: 'visible', opacity: 1 },
      { visibility: 'visible', opacity: 1, offset: 0.8 },
      { visibility: 'visible', opacity: 0 },
    ],
    1500,
  );
}

/**
 * Lets one finger and the wheel scroll the page instead of the map. Two fingers, or the wheel with Ctrl or ⌘,
 * move and zoom the map. A mouse can still drag the map, and the keyboard works as usual.
 */
export function MapGestures() {
  const map = useMap();
  const touchHint = useRef<HTMLElement>(null);
  const wheelHint = useRef<HTMLElement>(null);
  useEffect(() => {
    const container = map.getContainer();
    const listening = new AbortController();
    const { signal } = listening;
    // These listeners run before Leaflet's own listeners, which would keep the page from scrolling.
    container.addEventListener(
      'pointerdown',
      ({ pointerType }) => {
        if (pointerType === 'touch') map.dragging.disable();
        else map.dragging.enable();
      },
      { capture: true, signal },
    );
    container.addEventListener(
      'touchmove',
      ({ touches }) => {
        if (touches.length === 1) flash(touchHint.current);
      },
      { passive: true, signal },
    );
    container.addEventListener(
      'wheel',
      ({ ctrlKey, metaKey }) => {
        if (ctrlKey || metaKey) map.scrollWheelZoom.enable();
        else {
          map.scrollWheelZoom.disable();
          flash(wheelHint.current);
        }
      },
      // The listener is not passive. Otherwise, Leaflet could not prevent the browser from zooming the page.
      { capture: true, passive: false, signal },
    );
    return () => listening.abort();
  }, [map]);
  return (
    <>
      <Box ref={touchHint} aria-hidden sx={hintStyle}>
        {messages.twoFingers}
      </Box>
      <Box ref={wheelHint} aria-hidden sx={hintStyle}>
        {isMac ? messages.holdCommand : messages.holdControl}
      </Box>
    </>
  );
}
