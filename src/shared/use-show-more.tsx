import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { messages } from './messages.en.ts';

/** The number of items that are listed at first. Each click on "Show more" adds the same number. */
export const ITEMS_PER_PAGE = 40;

type ListPage<Item> = { shown: readonly Item[]; showMore: ReactNode };

/**
 * Focuses an item's first control instead of the "Show more" button, which has disappeared or is now below
 * all new items.
 */
function focusItem(item: Element | undefined): void {
  item?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}

/**
 * Returns the first items of a list and, if there are more, the button that shows more of them. The button
 * must be the next sibling of the list.
 */
export function takeFirst<Item>(
  items: readonly Item[],
  listed: number,
  onMore: (listed: number) => void,
): ListPage<Item> {
  return {
    shown: items.slice(0, listed),
    showMore: items.length > listed && (
      <Button
        variant="outlined"
        size="large"
        onClick={({ currentTarget }) => {
          const list = currentTarget.previousElementSibling;
          flushSync(() => onMore(listed + ITEMS_PER_PAGE));
          focusItem(list?.children[listed]);
        }}
        sx={{ display: 'flex', mx: 'auto', mt: 4 }}
      >
        {messages.showMore}
      </Button>
    ),
  };
}

/** Returns the same as `takeFirst`. Each visit to the page starts with the first items again. */
export function useShowMore<Item>(items: readonly Item[]): ListPage<Item> {
  const [listed, setListed] = useState(ITEMS_PER_PAGE);
  return takeFirst(items, listed, setListed);
}
