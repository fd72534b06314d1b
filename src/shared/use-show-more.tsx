import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';

/** The number of items listed at first, and added by each click of "Show more". */
export const PAGE = 40;

type Listed<Item> = { shown: readonly Item[]; showMore: ReactNode };

/** Returns the beginning of a list, and the button that shows more of it if there is more. */
export function listFirst<Item>(
  items: readonly Item[],
  listed: number,
  onMore: (listed: number) => void,
): Listed<Item> {
  return {
    shown: items.slice(0, listed),
    showMore: items.length > listed && (
      <Button
        variant="outlined"
        size="large"
        onClick={() => onMore(listed + PAGE)}
        sx={{ display: 'flex', mx: 'auto', mt: 4 }}
      >
        Show more
      </Button>
    ),
  };
}

/**
 * Returns the beginning of a list and the button that shows more. It starts again at each visit of the page.
 */
export function useShowMore<Item>(items: readonly Item[]): Listed<Item> {
  const [listed, setListed] = useState(PAGE);
  return listFirst(items, listed, setListed);
}
