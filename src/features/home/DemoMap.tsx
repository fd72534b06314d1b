import Box from '@mui/material/Box';
import motorScooter from '../../data/illustrations/motor-scooter.svg?no-inline';
import { messages } from './messages.en.tsx';

/** The scooter's path through the drawn city, in units of the drawing. */
const route =
  'M70 330 L70 230 Q70 210 90 210 L250 210 Q270 210 270 190 L270 130 Q270 110 290 110 L450 110 Q470 110 470 90 L470 70 Q470 50 490 50 L540 50';

/** The other streets, and a main road that crosses the city. */
const streets = [
  'M-20 330 H270 C330 330 350 350 400 352 S560 340 620 350',
  'M-20 210 H620',
  'M-20 110 H620',
  'M470 50 H620',
  'M70 -20 V420',
  'M270 -20 V420',
  'M470 -20 V420',
  'M170 210 V420',
  'M170 -20 V110',
  'M370 -20 V110',
  'M370 210 V346',
];
const mainRoad = 'M120 420 C140 350 200 290 270 270 S430 250 470 210 S560 165 620 160';

const WIDTH = 600;
const HEIGHT = 400;

/**
 * The stops. `shift` is the CSS `translate` that moves a label away from its stop, and the first label also
 * away from the scooter.
 */
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
        bgcolor: 'map.ground',
        boxShadow: 'inset 0 0 0 1px var(--mui-palette-divider)',
        '& path': { fill: 'none', strokeLinecap: 'round' },
        '& .park': {
          fill: 'color-mix(in srgb, var(--mui-palette-success-main) 18%, var(--mui-palette-map-ground))',
        },
        '& .street-edge': { stroke: 'var(--mui-palette-map-roadEdge)', strokeWidth: 12 },
        '& .street': { stroke: 'var(--mui-palette-map-road)', strokeWidth: 10 },
        '& .main-road-edge': { stroke: 'var(--mui-palette-map-highwayEdge)', strokeWidth: 14 },
        '& .main-road': { stroke: 'var(--mui-palette-map-highway)', strokeWidth: 12 },
        '& .casing': { stroke: 'var(--mui-palette-background-paper)', strokeWidth: 14 },
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
        <rect className="park" x="276" y="116" width="188" height="88" />
        <rect className="park" x="476" y="220" width="124" height="118" />
        <path className="street-edge" d={streets.join(' ')} />
        <path className="street" d={streets.join(' ')} />
        <path className="main-road-edge" d={mainRoad} />
        <path className="main-road" d={mainRoad} />
        <path className="casing" d={route} />
        {/* The dots show the whole way; the line shows the part that the scooter has covered. */}
        <path className="way" d={route} strokeWidth="5" strokeDasharray="0 11" />
        <path
          className="done"
          d={route}
          strokeWidth="7"
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
          {/* Without the disc, the dark parts of the scooter would disappear on a dark map. */}
          <circle cy="-10" r="33" fill="#fff" />
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
