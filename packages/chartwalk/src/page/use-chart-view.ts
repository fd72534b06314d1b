import { useReactFlow } from '@xyflow/react';
import { useRef } from 'react';
import type { Drawing, Rectangle } from '../drawing/layout.ts';
import { areaOf, areasToShow, initialArea, shiftBetween } from './chart-area.ts';
import { stateId } from './chart-ids.ts';
import type { Paint } from './paint.ts';

/**
 * The lowest zoom at which text is readable. If a chart does not fit at this zoom, only a part of it is shown
 * at first.
 */
export const SMALLEST_READABLE = 0.85;
const PAN_STEP = 60;
const MARGIN = 24;

/** Returns the zoom at which a part of the chart fits into the frame. */
function fittingZoom(frame: Element, { width, height }: { width: number; height: number }) {
  return Math.min(
    (frame.clientWidth - 2 * MARGIN) / width,
    (frame.clientHeight - 2 * MARGIN) / height,
  );
}

/**
 * Returns the chart's distance from the left or top edge of the frame, chosen so that the initial state is
 * visible. Handles one axis: all arguments are either horizontal or vertical, in screen pixels. The initial
 * state begins at `start` in the chart, and is `length` long.
 */
function openingOffset(frame: number, chart: number, start: number, length: number): number {
  const atCorner = Math.max(MARGIN, (frame - chart) / 2);
  if (atCorner + start + length <= frame - MARGIN) return atCorner;
  return Math.max(frame - MARGIN - chart, frame / 2 - (start + length / 2));
}

/**
 * Returns the position in the frame at which an area should start, so that as much of the area as possible is
 * visible. Returns `start` if the area fits without being moved. Handles one axis, like `openingOffset`.
 */
function startInSight(frame: number, start: number, length: number): number {
  const latest = Math.max(MARGIN, frame - MARGIN - length);
  return Math.min(start, latest);
}

/** Returns the frame of a chart, and functions that move the chart within it. */
export function useChartView(drawing: Drawing) {
  const flow = useReactFlow();
  const frame = useRef<HTMLDivElement>(null);

  /**
   * Shows the upper left corner of the chart, or the initial state if that state is too far from the corner.
   */
  const showFromTheStart = () => {
    if (!frame.current) return;
    const { clientWidth, clientHeight } = frame.current;
    const zoom = Math.min(1, Math.max(SMALLEST_READABLE, fittingZoom(frame.current, drawing)));
    const { x, y, width, height } = initialArea(drawing) ?? { x: 0, y: 0, width: 0, height: 0 };
    void flow.setViewport({
      zoom,
      x: openingOffset(clientWidth, drawing.width * zoom, x * zoom, width * zoom),
      y: openingOffset(clientHeight, drawing.height * zoom, y * zoom, height * zoom),
    });
  };

  /** Moves an area to the middle of the view, at this zoom or at a smaller one at which the area fits. */
  const centre = (area: Rectangle, zoom: number, milliseconds: number) => {
    if (!frame.current) return;
    void flow.setCenter(area.x + area.width / 2, area.y + area.height / 2, {
      zoom: Math.min(1, zoom, fittingZoom(frame.current, area)),
      duration: milliseconds,
    });
  };

  /** Moves the view to an area, unless the whole area is already visible. */
  const show = (area: Rectangle | undefined, milliseconds: number) => {
    const element = frame.current;
    if (!element || !area) return;
    const { x, y, zoom } = flow.getViewport();
    const isInSight =
      area.x * zoom + x >= 0 &&
      area.y * zoom + y >= 0 &&
      (area.x + area.width) * zoom + x <= element.clientWidth &&
      (area.y + area.height) * zoom + y <= element.clientHeight;
    if (!isInSight) centre(area, zoom, milliseconds);
  };

  /** Shows as many of the active states as fit into the view, unless they are already visible. */
  const showActive = (paint: Paint, milliseconds: number) => {
    const element = frame.current;
    if (!element) return;
    const areas = areasToShow(drawing, paint);
    const area = areas.find((one) => fittingZoom(element, one) >= SMALLEST_READABLE);
    show(area ?? areas.at(-1), milliseconds);
  };

  /**
   * Preserves the screen position of the state in the middle of the view, even if a new layout moves that
   * state within the chart.
   */
  const stayInPlace = (before: Drawing) => {
    const element = frame.current;
    if (!element) return;
    const { x, y, zoom } = flow.getViewport();
    const middle = {
      x: (element.clientWidth / 2 - x) / zoom,
      y: (element.clientHeight / 2 - y) / zoom,
    };
    const shift = shiftBetween(before, drawing, middle);
    void flow.setViewport({ zoom, x: x - shift.x * zoom, y: y - shift.y * zoom });
  };

  /**
   * Preserves the screen position of a state that was folded or unfolded. If a part of the state would be cut
   * off at that position, moves the state only as far as necessary.
   */
  const stayAt = (path: string, before: Drawing) => {
    const [from, to] = [before, drawing].map((each) => areaOf(each, stateId(path)));
    const element = frame.current;
    if (!element || !from || !to) return;
    const { x, y, zoom } = flow.getViewport();
    const left = from.x * zoom + x;
    const top = from.y * zoom + y;
    void flow.setViewport({
      zoom,
      x: startInSight(element.clientWidth, left, to.width * zoom) - to.x * zoom,
      y: startInSight(element.clientHeight, top, to.height * zoom) - to.y * zoom,
    });
  };

  const pan = (x: number, y: number) => {
    const viewport = flow.getViewport();
    void flow.setViewport({ ...viewport, x: viewport.x + x, y: viewport.y + y });
  };
  const keys = {
    '+': () => flow.zoomIn(),
    '=': () => flow.zoomIn(),
    '-': () => flow.zoomOut(),
    '0': () => flow.fitView(),
    ArrowLeft: () => pan(PAN_STEP, 0),
    ArrowRight: () => pan(-PAN_STEP, 0),
    ArrowUp: () => pan(0, PAN_STEP),
    ArrowDown: () => pan(0, -PAN_STEP),
  };

  return { frame, flow, keys, showFromTheStart, centre, showActive, stayInPlace, stayAt };
}
