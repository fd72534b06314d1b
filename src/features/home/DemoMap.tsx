import Box from '@mui/material/Box';
import motorScooter from '../../data/illustrations/motor-scooter.svg?no-inline';
import { messages } from './messages.en.tsx';

/** The scooter's path through the drawn city, in units of the drawing. */
const route =
  'M70 330 L70 230 Q70 210 90 210 L250 210 Q270 210 270 190 L270 130 Q270 110 290 110 L450 110 Q470 110 470 90 L470 70 Q470 50 490 50 L540 50';

const blocks = [
  [20, 20, 110, 70],
  [150, 20, 100, 70],
  [290, 20, 160, 70],
  [20, 130, 110, 60],
  [150, 130, 100, 60],
  [290, 130, 160, 60],
  [490, 130, 90, 60],
  [90, 230, 160, 70],
  [290, 230, 160, 70],
  [490, 230, 90, 70],
  [90, 340, 160, 50],
  [290, 340, 160, 50],
  [490, 340, 90, 50],
] as const;

const WIDTH = 600;
const HEIGHT = 400;

/** The stops. CSS's `translate` shifts each label from its stop, the first beyond the scooter. */
const stops = [
  { x: 70, y: 330, stage: 'restaurant', shift: 'max(20px, 4.5cqw) 0' },
  { x: 170, y: 210, stage: 'mainStreet', shift: '-50% calc(-100% - 14px)' },
  { x: 380, y: 110, stage: 'oakAvenue', shift: '-50% 14px' },
  { x: 540, y: 50, stage: 'yourLocation', shift: { xs: '-80% 14px', sm: '-50% 14px' } },
] as const;

/**
 * Shows an illustration of a city with a scooter. Screen readers skip the illustration, because the text
 * beside it says the same.
 */
export function DemoMap({ progress }: { progress: number }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        containerType: 'inline-size',
        aspectRatio: `${WIDTH} / ${HEIGHT}`,
        borderRadius: 6,
        overflow: 'hidden',
        bgcolor: 'tint.main',
        boxShadow: 'inset 0 0 0 1px var(--mui-palette-divider)',
        '& .block': { fill: 'var(--mui-palette-background-paper)' },
        '& .park': { fill: '#16a34a', opacity: 0.22 },
        '& .river': { stroke: '#3b82f6', opacity: 0.28 },
        '& .road': { stroke: 'var(--mui-palette-tint-strong)' },
        '& .way': { stroke: 'var(--mui-palette-primary-main)' },
        '& .done': {
          stroke: 'var(--mui-palette-primary-main)',
          transition: 'stroke-dashoffset 200ms linear',
        },
        '& .stop': {
          fill: 'var(--mui-palette-background-paper)',
          stroke: 'var(--mui-palette-primary-main)',
        },
      }}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" height="100%">
        <path
          className="river"
          d="M-20 320 C 120 300 160 420 330 320 S 520 300 640 210"
          fill="none"
          strokeWidth="34"
        />
        {blocks.map(([x, y, width, height]) => (
          <rect
            key={`${x}-${y}`}
            className="block"
            x={x}
            y={y}
            width={width}
            height={height}
            rx="12"
          />
        ))}
        <rect className="park" x="290" y="230" width="160" height="70" rx="12" />
        <circle className="park" cx="535" cy="160" r="22" />
        <path className="road" d={route} fill="none" strokeWidth="14" strokeLinecap="round" />
        {/* The dots show the whole way; the line shows the part that the scooter has covered. */}
        <path
          className="way"
          d={route}
          fill="none"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="0 11"
        />
        <path
          className="done"
          d={route}
          fill="none"
          strokeWidth="7"
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray="100"
          strokeDashoffset={100 - progress}
        />
        {stops.map(({ x, y, stage }) => (
          <circle key={stage} className="stop" cx={x} cy={y} r="9" strokeWidth="4" />
        ))}
        <g
          style={{
            offsetPath: `path('${route}')`,
            offsetDistance: `${progress}%`,
            offsetRotate: '0deg',
            transition: 'offset-distance 200ms linear',
          }}
        >
          <image href={motorScooter} x="-30" y="-40" width="60" height="60" />
        </g>
      </svg>
      {/* These labels are not part of the drawing, whose text would be too small on a phone. */}
      {stops.map(({ x, y, stage, shift }) => (
        <Box
          key={stage}
          component="span"
          sx={{
            position: 'absolute',
            px: 0.75,
            borderRadius: 999,
            bgcolor: 'background.paper',
            fontSize: { xs: '0.8125rem', sm: '0.9375rem' },
            fontWeight: 700,
            lineHeight: 1.5,
            whiteSpace: 'nowrap',
            translate: shift,
          }}
          style={{ left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` }}
        >
          {messages.demo.stages[stage]}
        </Box>
      ))}
    </Box>
  );
}
