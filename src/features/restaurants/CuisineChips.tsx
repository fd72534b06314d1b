import Box from '@mui/material/Box';
import type { Findings } from '../../domain/restaurant-search.ts';
import type { Control } from '../../shared/controls.ts';
import { CuisineChip } from './CuisineChip.tsx';
import { messages } from './messages.en.tsx';
import { cuisines } from './search.ts';

type CuisineChipsProps = {
  cuisine: string;
  countOf: Findings['countOf'];
  onChoose: (cuisine: string) => void;
};

export function CuisineChips({ cuisine: chosen, countOf, onChoose }: CuisineChipsProps) {
  return (
    <Box
      role="group"
      aria-label={messages.cuisine}
      data-control={'cuisine' satisfies Control}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {cuisines.map((cuisine) => (
        <CuisineChip
          key={cuisine}
          cuisine={cuisine}
          count={countOf(cuisine)}
          isChosen={cuisine === chosen}
          onClick={() => {
            // A second click while the list is still being updated would restart the update.
            if (cuisine !== chosen) onChoose(cuisine);
          }}
        />
      ))}
    </Box>
  );
}
