import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Suspense, memo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { preloadable } from './preloadable.tsx';

/** A list up to here is all there: in the document, for the keyboard and for find-in-page. */
export const LONGEST_WHOLE_LIST = 40;

export type LongListProps<Item> = {
  items: readonly Item[];
  /** Always the same function. */
  keyOf: (item: Item) => string;
  /** What stands in the list item. */
  children: (item: Item) => ReactNode;
  component?: 'ul' | 'ol';
  role?: string;
  label?: string;
  /** A grid or a flex column with a gap between its rows. */
  sx: SxProps<Theme>;
  itemSx?: SxProps<Theme>;
  /** Pixels that a row takes, more or less, before it has been seen. */
  rowHeight: number;
  /** The element that scrolls the list, null until it is there; without one, the page does. */
  scroller?: HTMLElement | null;
  /** Whether it starts and stays at its last item. */
  startsAtEnd?: boolean;
};

const { Component, preload } = preloadable<LongListProps<unknown>>(
  async () => (await import('./VirtualList.tsx')).VirtualList,
);

type RowProps = Pick<LongListProps<unknown>, 'children' | 'itemSx'> & { item: unknown };

/** Not drawn again with the others when another item changes. */
const Row = memo(function Row({ item, itemSx, children }: RowProps) {
  return (
    <Box component="li" sx={itemSx}>
      {children(item)}
    </Box>
  );
});

function WholeList<Item>({
  items,
  keyOf,
  children,
  component = 'ul',
  role,
  label,
  sx,
  itemSx,
}: LongListProps<Item>) {
  return (
    <Box component={component} role={role} aria-label={label} sx={sx}>
      {items.map((item) => (
        <Row key={keyOf(item)} item={item} itemSx={itemSx}>
          {children as RowProps['children']}
        </Row>
      ))}
    </Box>
  );
}

/** Loads what a long list needs besides, where there is one. */
export async function preloadLongList(length: number): Promise<void> {
  if (length > LONGEST_WHOLE_LIST) await preload();
}

/**
 * A list of any length. A short one is simply there; of a long one, only what is in sight and what
 * has the focus is in the document, and each item says which of how many it is.
 */
export function LongList<Item>(props: LongListProps<Item>) {
  const { items, startsAtEnd = false } = props;
  if (items.length <= LONGEST_WHOLE_LIST) return <WholeList {...props} />;
  const VirtualList = Component as ComponentType<LongListProps<Item>>;
  const seenFirst = startsAtEnd
    ? items.slice(-LONGEST_WHOLE_LIST)
    : items.slice(0, LONGEST_WHOLE_LIST);
  return (
    <Boundary>
      <Suspense fallback={<WholeList {...props} items={seenFirst} />}>
        <VirtualList {...props} />
      </Suspense>
    </Boundary>
  );
}
