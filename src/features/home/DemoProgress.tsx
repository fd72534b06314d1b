import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FIELD_EDGE } from '../../shared/field-edge.ts';
import { CheckIcon } from '../../shared/icons.tsx';
import { typography } from '../../typography.en.ts';
import { demoStages, stageStatus } from './demo-stages.ts';
import type { DemoState } from './demo-stages.ts';
import { messages } from './messages.en.tsx';

type DemoProgressProps = { state: DemoState; progress: number };

export function DemoProgress({ state, progress }: DemoProgressProps) {
  return (
    <Box sx={{ mt: 4 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Typography component="span">{messages.demo.arrival}</Typography>
        <Typography component="span" role="status" sx={{ fontWeight: 800 }}>
          {state === 'delivered' ? messages.demo.delivered : messages.demo.eta}
        </Typography>
      </Box>
      <Box
        role="progressbar"
        aria-label={messages.demo.progress}
        aria-valuenow={progress}
        aria-valuemin={0}
        aria-valuemax={100}
        sx={{
          height: 10,
          borderRadius: 999,
          bgcolor: 'divider',
          overflow: 'hidden',
        }}
      >
        <Box
          sx={{
            height: '100%',
            borderRadius: 999,
            bgcolor: 'primary.main',
            transformOrigin: 'left',
            transition: 'transform 200ms linear',
          }}
          style={{ transform: `scaleX(${progress / 100})` }}
        />
      </Box>
      <Box
        component="ol"
        sx={{
          mt: 2.5,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        }}
      >
        {demoStages.map((stage) => {
          const status = stageStatus(stage, state);
          return (
            <Box
              component="li"
              key={stage}
              aria-current={status === 'current' ? 'step' : undefined}
              sx={{ display: 'flex', gap: 1.25, alignItems: 'center' }}
            >
              <Box
                aria-hidden
                sx={{
                  width: 28,
                  height: 28,
                  flexShrink: 0,
                  borderRadius: '50%',
                  display: 'grid',
                  placeItems: 'center',
                  border: '2px solid',
                  borderColor: status === 'pending' ? FIELD_EDGE : 'primary.main',
                  bgcolor: status === 'completed' ? 'primary.main' : 'transparent',
                  color: 'primary.contrastText',
                }}
              >
                {status === 'completed' && <CheckIcon sx={{ fontSize: 18 }} />}
                {status === 'current' && (
                  <Box
                    sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: 'primary.main' }}
                  />
                )}
              </Box>
              <Box sx={{ lineHeight: typography.lineHeight(1.25) }}>
                <Box component="span" sx={{ fontWeight: 700 }}>
                  {messages.demo.stages[stage]}
                </Box>
                <br />
                <Box
                  component="span"
                  sx={{
                    color: 'text.secondary',
                    fontSize: '0.875rem',
                    textTransform: 'capitalize',
                  }}
                >
                  {messages.demo.status[status]}
                </Box>
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
