import Box from '@mui/material/Box';
import type { ChangeEvent } from 'react';
import { sortOptions } from '../../domain/restaurant-search.ts';
import type { SortOption } from '../../domain/restaurant-search.ts';
import { FIELD_EDGE } from '../../shared/field-edge.ts';
import { ExpandMoreIcon, SortIcon } from '../../shared/icons.tsx';
import { inheritedFont } from '../../shared/inherited-font.ts';
import { messages } from './messages.en.tsx';

type SortSelectProps = { sort: SortOption; onChange: (sort: SortOption) => void };

export function SortSelect({ sort, onChange }: SortSelectProps) {
  return (
    <Box
      sx={{
        position: 'relative',
        flexShrink: 0,
        '& svg': { position: 'absolute', top: 12, pointerEvents: 'none' },
      }}
    >
      <Box
        component="select"
        name="sort"
        // The history entry restores the value. Without this attribute, the browser would restore its own
        // value too early.
        autoComplete="off"
        aria-label={messages.sortBy}
        value={sort}
        onChange={(event: ChangeEvent<HTMLSelectElement>) =>
          onChange(event.target.value as SortOption)
        }
        sx={{
          ...inheritedFont,
          appearance: 'none',
          width: { xs: 1, sm: 'auto' },
          maxWidth: { sm: 300, md: 'none' },
          // The field is as wide as the chosen option, not as the longest one.
          fieldSizing: { sm: 'content' },
          textOverflow: 'ellipsis',
          height: 48,
          paddingInlineStart: 5.5,
          paddingInlineEnd: 4.5,
          borderRadius: 999,
          border: '1px solid',
          borderColor: FIELD_EDGE,
          bgcolor: 'background.paper',
          color: 'text.primary',
          fontWeight: 600,
          cursor: 'pointer',
        }}
      >
        {sortOptions.map((option) => (
          <option key={option} value={option}>
            {messages.sort[option]}
          </option>
        ))}
      </Box>
      <SortIcon sx={{ insetInlineStart: 16 }} />
      <ExpandMoreIcon sx={{ insetInlineEnd: 12 }} />
    </Box>
  );
}
