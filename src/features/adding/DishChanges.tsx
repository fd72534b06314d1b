import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { DishChange } from '../../domain/reorder-offer.ts';
import { Price } from '../../shared/Price.tsx';
import { messages } from './messages.en.tsx';

function DishChangeText({ change }: { change: DishChange }) {
  if (change.kind === 'gone') return <span>{messages.dishGone}</span>;
  if (change.kind === 'renamed') return <span>{messages.dishRenamed(change.nameNow)}</span>;
  return (
    <>
      <Box component="s" sx={{ marginInlineEnd: 1, fontVariantNumeric: 'tabular-nums' }}>
        <span style={visuallyHidden}>{`${messages.oldPrice} `}</span>
        <Price dollars={change.price} />
      </Box>
      <Box component="span" sx={{ color: 'text.primary' }}>
        <span style={visuallyHidden}>{`${messages.newPrice} `}</span>
        <Price dollars={change.priceNow} />
      </Box>
    </>
  );
}

export function DishChanges({ changes }: { changes: readonly DishChange[] }) {
  return (
    <Box
      component="ul"
      aria-label={messages.changes}
      sx={{
        my: 2,
        borderBlock: '1px solid',
        borderColor: 'divider',
        '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      {changes.map((change) => (
        <Box component="li" key={`${change.kind} ${change.name}`} sx={{ py: 1.25 }}>
          <Box sx={{ fontWeight: 600 }}>{change.name}</Box>
          <Box sx={{ color: 'text.secondary' }}>
            <DishChangeText change={change} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
