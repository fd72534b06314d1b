import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { measuredInWords, summarizeCoverage } from '../coverage.ts';
import type { Coverage, CoverageCount } from '../coverage.ts';
import { formatCount } from '../words.ts';

type RowProps = { label: string; share: CoverageCount | undefined; none: string };

function ShareRow({ label, share, none }: RowProps) {
  return (
    <Box component="tr">
      <Box component="th" scope="row" sx={{ textAlign: 'left', fontWeight: 500, py: 0.5 }}>
        {label}
      </Box>
      <Box component="td" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {share === undefined
          ? 'not counted'
          : share.all === 0
            ? none
            : `${share.seen} of ${share.all}`}
      </Box>
    </Box>
  );
}

export function CoverageNumbers({ coverage }: { coverage: Coverage }) {
  const { states, transitions, guardSides, pairs } = summarizeCoverage(coverage);
  return (
    <>
      <Box component="table" sx={{ width: '100%', mb: 2.5, borderCollapse: 'collapse' }}>
        <tbody>
          <ShareRow label="States" share={states} none="no states" />
          <ShareRow label="Transitions" share={transitions} none="no transitions" />
          <ShareRow label="Guard branches" share={guardSides} none="no guards" />
          <ShareRow label="Pairs of transitions" share={pairs} none="no pairs" />
        </tbody>
      </Box>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {formatCount(coverage.paths, 'generated path')}, {formatCount(coverage.journeys, 'journey')}{' '}
        written by hand.
      </Typography>
      <Typography variant="body2" sx={{ mb: 2.5, color: 'text.secondary' }}>
        Measured{' '}
        {coverage.measured ? (
          <time dateTime={coverage.measured.at}>{measuredInWords(coverage.measured)}</time>
        ) : (
          measuredInWords(undefined)
        )}
        .
      </Typography>
    </>
  );
}
