import Box from '@mui/material/Box';
import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Virtualizer, VirtualItem } from '@tanstack/react-virtual';
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, Dispatch, FocusEvent, RefObject, SetStateAction } from 'react';
import { useLocation } from 'react-router-dom';
import { rowsWithNeighbours } from './list-rows.ts';
import type { LongListProps } from './LongList.tsx';

const OVERSCAN = 2;

/** How the browser has laid the list out. */
type ListLayout = {
  isKnown: boolean;
  columns: number;
  gap: number;
  /** From the top of what scrolls to the list. */
  offset: number;
};

/** Before anything is laid out: the list begins empty, and is filled before the browser paints. */
const unknownLayout: ListLayout = { isKnown: false, columns: 1, gap: 0, offset: 0 };

type Remembered = { layout: ListLayout; rows: VirtualItem[] };

/** How the lists of the latest pages were laid out, so that coming back finds the same place. */
const latestLayouts = new Map<string, Remembered>();
const MOST_REMEMBERED = 10;

function remember(entry: string, layout: Remembered): void {
  latestLayouts.delete(entry);
  latestLayouts.set(entry, layout);
  for (const oldest of latestLayouts.keys()) {
    if (latestLayouts.size <= MOST_REMEMBERED) break;
    latestLayouts.delete(oldest);
  }
}

function readLayout(list: HTMLElement, scroller: HTMLElement | null): ListLayout {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const { top } = list.getBoundingClientRect();
  return {
    isKnown: true,
    columns: gridTemplateColumns.split(' ').length,
    gap: Number.parseFloat(rowGap) || 0,
    offset: scroller
      ? top - scroller.getBoundingClientRect().top + scroller.scrollTop
      : top + globalThis.scrollY,
  };
}

function isSameLayout(a: ListLayout, b: ListLayout): boolean {
  return (
    a.isKnown === b.isKnown &&
    a.columns === b.columns &&
    a.gap === b.gap &&
    Math.abs(a.offset - b.offset) < 1
  );
}

type SetLayout = Dispatch<SetStateAction<ListLayout>>;

function updateLayout(list: HTMLElement, scroller: HTMLElement | null, setLayout: SetLayout): void {
  const next = readLayout(list, scroller);
  setLayout((present) => (isSameLayout(present, next) ? present : next));
}

/** The layout of a list, kept up with as the list and what is around it change. */
function useLayout(
  list: RefObject<HTMLElement | null>,
  scroller: HTMLElement | null,
  initial: ListLayout,
): ListLayout {
  const [layout, setLayout] = useState(initial);
  // oxlint-disable-next-line react/exhaustive-deps -- it stops where nothing has changed
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- known only once it is laid out
    if (list.current) updateLayout(list.current, scroller, setLayout);
  });
  useLayoutEffect(() => {
    const { current } = list;
    if (!current || !('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(() => updateLayout(current, scroller, setLayout));
    observer.observe(current);
    return () => observer.disconnect();
  }, [list, scroller]);
  return layout;
}

/** A row out of sight that the keyboard is in: kept where it would be. */
function setAside(row: VirtualItem, column: number, { columns, gap, offset }: ListLayout) {
  const width = `(100% - ${(columns - 1) * gap}px) / ${columns}`;
  return {
    position: 'absolute',
    top: row.start - offset,
    height: row.size,
    left: `calc((${width} + ${gap}px) * ${column})`,
    width: `calc(${width})`,
  } satisfies CSSProperties;
}

type VirtualRowProps = Pick<LongListProps<unknown>, 'children' | 'itemSx'> & {
  item: unknown;
  row: number;
  /** Counted from 1, in a list of so many. */
  position: number;
  count: number;
  measure: ((element: Element | null) => void) | undefined;
  style: CSSProperties | undefined;
};

/** Not drawn again with the others when another item changes. */
const VirtualRow = memo(function VirtualRow(props: VirtualRowProps) {
  const { item, children, itemSx, row, position, count, measure, style } = props;
  return (
    <Box
      component="li"
      sx={itemSx}
      ref={measure}
      data-row={row}
      aria-posinset={position}
      aria-setsize={count}
      style={style}
    >
      {children(item)}
    </Box>
  );
});

type DrawnListProps<Item> = LongListProps<Item> & {
  list: RefObject<HTMLElement | null>;
  layout: ListLayout;
  virtualizer: Pick<
    Virtualizer<Window, Element>,
    'getTotalSize' | 'getVirtualItems' | 'measureElement' | 'range'
  >;
  onFocusIn: (row: number) => void;
};

/** The rows in sight; padding stands for those above and below. */
function DrawnList<Item>({
  items,
  keyOf,
  children,
  component = 'ul',
  role,
  label,
  sx,
  itemSx,
  list,
  layout,
  virtualizer,
  onFocusIn,
}: DrawnListProps<Item>) {
  const rows = virtualizer.getVirtualItems();
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: -1 };
  const isNear = ({ index }: VirtualItem) =>
    index >= startIndex - OVERSCAN && index <= endIndex + OVERSCAN;
  const near = rows.filter(isNear);
  const above = (near[0]?.start ?? layout.offset) - layout.offset;
  const end = (near.at(-1)?.end ?? layout.offset) - layout.offset;
  return (
    <Box
      ref={list}
      component={component}
      role={role}
      aria-label={label}
      // Scrolling brings old entries back into the document: that is no news.
      aria-live={role === 'log' ? 'off' : undefined}
      sx={sx}
      style={{
        position: 'relative',
        // What the list measures is put right by the list, not by the browser as well.
        overflowAnchor: 'none',
        paddingTop: above,
        paddingBottom: Math.max(0, virtualizer.getTotalSize() - end),
      }}
      onFocus={({ target }: FocusEvent<HTMLElement>) => {
        const row = target.closest<HTMLElement>('li[data-row]')?.dataset['row'];
        if (row !== undefined) onFocusIn(Number(row));
      }}
    >
      {rows.flatMap((row) =>
        items
          .slice(row.index * layout.columns, (row.index + 1) * layout.columns)
          .map((item, column) => (
            <VirtualRow
              key={keyOf(item)}
              item={item}
              itemSx={itemSx}
              row={row.index}
              position={row.index * layout.columns + column + 1}
              count={items.length}
              measure={column === 0 ? virtualizer.measureElement : undefined}
              style={isNear(row) ? undefined : setAside(row, column, layout)}
            >
              {children as VirtualRowProps['children']}
            </VirtualRow>
          )),
      )}
    </Box>
  );
}

/** What both kinds of long list have in common: their layout, and the row that has the focus. */
function useLongList<Item>({
  items,
  keyOf,
  label = '',
  rowHeight,
  scroller = null,
}: LongListProps<Item>) {
  const entry = `${useLocation().key} ${label}`;
  const list = useRef<HTMLElement>(null);
  const [remembered] = useState(() => latestLayouts.get(entry));
  const layout = useLayout(list, scroller, remembered?.layout ?? unknownLayout);
  const [focusedRow, setFocusedRow] = useState(-1);
  const { columns } = layout;
  const count = Math.ceil(items.length / columns);
  // What was measured belongs to the row's first item, wherever sorting takes it.
  const getItemKey = useCallback(
    (row: number) => {
      const first = items[row * columns];
      return first === undefined ? row : keyOf(first);
    },
    [columns, items, keyOf],
  );
  return {
    entry,
    list,
    layout,
    setFocusedRow,
    options: {
      enabled: layout.isKnown,
      count,
      getItemKey,
      estimateSize: () => rowHeight,
      gap: layout.gap,
      scrollMargin: layout.offset,
      overscan: OVERSCAN,
      indexAttribute: 'data-row',
      rangeExtractor: rowsWithNeighbours(focusedRow, count),
      initialMeasurementsCache: remembered?.rows ?? [],
    },
  };
}

/** What was measured is kept for when the customer comes back. */
function useRemembering(
  entry: string,
  layout: ListLayout,
  virtualizer: { takeSnapshot: () => VirtualItem[] },
): void {
  const latest = useRef({ entry, layout });
  useLayoutEffect(() => {
    latest.current = { entry, layout };
  });
  useLayoutEffect(
    () => () => {
      const { entry: left, layout: seen } = latest.current;
      remember(left, { layout: seen, rows: virtualizer.takeSnapshot() });
    },
    [virtualizer],
  );
}

function ListOnPage<Item>(props: LongListProps<Item>) {
  const { entry, list, layout, setFocusedRow, options } = useLongList(props);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useWindowVirtualizer<Element>(options);
  useRemembering(entry, layout, virtualizer);
  return <DrawnList {...props} {...{ list, layout, virtualizer }} onFocusIn={setFocusedRow} />;
}

function ListInBox<Item>(props: LongListProps<Item> & { scroller: HTMLElement | null }) {
  const { scroller, startsAtEnd = false } = props;
  const { list, layout, setFocusedRow, options } = useLongList(props);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    ...options,
    getScrollElement: () => scroller,
    // Farther than any list goes: the browser stops at its end.
    initialOffset: startsAtEnd ? 1e9 : 0,
    anchorTo: startsAtEnd ? 'end' : 'start',
    // What stands below the list belongs to its end.
    scrollEndThreshold: 64,
  });
  return <DrawnList {...props} {...{ list, layout, virtualizer }} onFocusIn={setFocusedRow} />;
}

/** The part of a list that is in sight, and what has the focus. */
export function VirtualList<Item>(props: LongListProps<Item>) {
  const { scroller } = props;
  return scroller === undefined ? (
    <ListOnPage {...props} />
  ) : (
    <ListInBox {...props} scroller={scroller} />
  );
}
