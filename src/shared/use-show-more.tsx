import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';

/** How many are listed at first, and how many more at each press of "Show more". */
const PAGE = 40;

/** The beginning of a list, and the button that shows more of it, where there is more. */
export function useShowMore<Item>(items: readonly Item[]): {
  shown: readonly Item[];
  showMore: ReactNode;
} {
  const [listed, setListed] = useState(PAGE);
  return {
    shown: items.slice(0, listed),
    showMore: items.length > listed && (
      <Button
        variant="outlined"
        size="large"
        onClick={() => setListed(listed + PAGE)}
        sx={{ display: 'flex', mx: 'auto', mt: 4 }}
      >
        Show more
      </Button>
    ),
  };
}
