import Box from '@mui/material/Box';
import type { Change } from '../comparison/compare.ts';
import { signs, strokeOf } from '../export/svg-marks.ts';

const colours = {
  added: 'var(--chart-added)',
  removed: 'var(--chart-removed)',
  changed: 'var(--chart-changed)',
  moved: 'var(--chart-moved)',
  line: 'currentColor',
  page: 'transparent',
  text: 'currentColor',
};

const all: readonly Change[] = ['added', 'removed', 'changed', 'moved'];

/** What the colours, lines and signs on the chart say, and of how many parts. */
export function ChangeLegend({ counts }: { counts: ReadonlyMap<Change, number> }) {
  return (
    <Box
      component="ul"
      aria-label="Legend"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}
    >
      {all
        .filter((change) => counts.has(change))
        .map((change) => {
          const { stroke, 'stroke-dasharray': dash } = strokeOf(change, colours, '');
          return (
            <Box
              component="li"
              key={change}
              sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: 13, py: 0.25 }}
            >
              <svg width="26" height="8" aria-hidden="true">
                <path
                  d="M 0 4 h 26"
                  stroke={String(stroke)}
                  strokeWidth="2.5"
                  strokeDasharray={dash === undefined ? undefined : String(dash)}
                />
              </svg>
              {signs[change]} {counts.get(change)} {change}
            </Box>
          );
        })}
    </Box>
  );
}
