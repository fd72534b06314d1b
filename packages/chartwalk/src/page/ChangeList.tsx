import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Change } from '../live/changes.ts';

const textOf = (value: unknown) => JSON.stringify(value) ?? 'undefined';

function Value({ value, isOld }: { value: unknown; isOld?: boolean }) {
  return (
    <Box
      component={isOld ? 'del' : 'ins'}
      sx={{
        color: isOld ? 'text.secondary' : 'text.primary',
        textDecoration: isOld ? 'line-through' : 'none',
        overflowWrap: 'anywhere',
      }}
    >
      {textOf(value)}
    </Box>
  );
}

/** Shows the differences between two contexts, part by part. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        No context changes.
      </Typography>
    );
  }
  return (
    <Box
      component="dl"
      aria-label="What changed"
      sx={{
        fontSize: 12,
        lineHeight: 1.5,
        fontFamily: 'ui-monospace, monospace',
        maxHeight: 260,
        overflow: 'auto',
      }}
      // This list scrolls, so the keyboard must reach it.
      tabIndex={0}
    >
      {changes.map((change) => (
        <Box key={change.path} sx={{ py: 0.5 }}>
          <Box component="dt" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            {change.path === '' ? 'everything' : change.path}
            {change.kind === 'changed' ? '' : ` (${change.kind})`}
          </Box>
          <Box component="dd" sx={{ pl: 1.5 }}>
            {change.kind !== 'added' && <Value value={change.before} isOld />}
            {change.kind === 'changed' && ' → '}
            {change.kind !== 'removed' && <Value value={change.after} />}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
