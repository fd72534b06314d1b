import Box from '@mui/material/Box';
import { kindsOfChange, signs } from '../comparison/change.ts';
import type { Change } from '../comparison/change.ts';
import { dashesOfChanges } from '../export/svg-marks.ts';
import { paintColours } from './paint-colours.ts';

export function ChangeLegend({ counts }: { counts: ReadonlyMap<Change, number> }) {
  return (
    <Box
      component="ul"
      aria-label="Legend"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}
    >
      {kindsOfChange
        .filter((change) => counts.has(change))
        .map((change) => (
          <Box
            component="li"
            key={change}
            sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: 13, py: 0.25 }}
          >
            <svg width="26" height="8" aria-hidden="true">
              <path
                d="M 0 4 h 26"
                stroke={paintColours[change]}
                strokeWidth="2.5"
                strokeDasharray={dashesOfChanges[change]}
              />
            </svg>
            {signs[change]} {counts.get(change)} {change}
          </Box>
        ))}
    </Box>
  );
}
