import Box from '@mui/material/Box';
import type { Coverage, Times } from '../coverage.ts';

type Counted = { name: string; times: number };

function countedIn({ states, transitions, guards }: Times): Counted[] {
  const sides = Object.entries(guards).flatMap(([name, { passed, refused }]) => [
    { name: `${name}: passed`, times: passed },
    { name: `${name}: refused`, times: refused },
  ]);
  const plain = [
    ...Object.entries(states).map(([path, times]) => ({ name: `state ${path}`, times })),
    ...Object.entries(transitions).map(([name, times]) => ({ name, times })),
  ];
  return [...plain, ...sides].toSorted((one, other) => one.times - other.times);
}

/**
 * Shows how often the path tests reached each state and transition, and how often each guard passed and
 * refused. The rarest come first.
 */
export function CoverageTimes({ coverage }: { coverage: Coverage }) {
  if (!coverage.times) return null;
  return (
    <Box component="details" sx={{ mt: 2.5 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 500, py: 0.5 }}>
        Visits
      </Box>
      <Box
        component="table"
        aria-label="Visits, fewest first"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          fontSize: 13,
          '& th, & td': { py: 0.5, verticalAlign: 'top' },
          '& th': { textAlign: 'left', fontWeight: 400, overflowWrap: 'anywhere' },
          '& td': {
            textAlign: 'right',
            pl: 2,
            whiteSpace: 'nowrap',
            fontVariantNumeric: 'tabular-nums',
          },
        }}
      >
        <tbody>
          {countedIn(coverage.times).map(({ name, times }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{times === 0 ? 'never' : `${times} ×`}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
