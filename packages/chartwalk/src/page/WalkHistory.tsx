import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { payloadText, phraseOf } from '../simulation/samples.ts';
import type { SimulatedStep } from '../simulation/simulate.ts';
import { moveLabel } from './move-label.ts';
import type { Walk } from './use-walk.ts';

function describeStep({ event }: SimulatedStep, { model, samples }: Walk): string {
  if (event === null) return 'start';
  const label = moveLabel(event.move);
  if (model) return phraseOf(event, samples) ?? `${label} with a payload of its own`;
  return [label, payloadText(event)].filter((text) => text !== '').join(' ');
}

type WalkHistoryProps = { walk: Walk; onGoBack: (steps: number) => void };

export function WalkHistory({ walk, onGoBack }: WalkHistoryProps) {
  const { steps } = walk;
  return (
    <Box
      component="ol"
      start={0}
      sx={{ pl: 3, listStyle: 'decimal', '& li::marker': { fontSize: 13 } }}
    >
      {steps.map((step, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- only their order identifies a walk's steps
        <li key={index}>
          <Button
            size="small"
            color="secondary"
            aria-current={index === steps.length - 1 ? 'step' : undefined}
            onClick={() => onGoBack(index)}
            sx={{
              px: 1,
              textAlign: 'left',
              lineHeight: 1.35,
              overflowWrap: 'anywhere',
              fontWeight: index === steps.length - 1 ? 700 : 500,
            }}
          >
            {describeStep(step, walk)}
          </Button>
        </li>
      ))}
    </Box>
  );
}
