import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Chart } from '../chart.ts';
import { palettes, toThumbnail } from '../export/svg.ts';
import { useDrawing } from './use-drawing.ts';

const HEIGHT = 168;
/** The approximate width of a card, in pixels. */
const WIDTH = 280;

export function Thumbnail({ chart }: { chart: Chart }) {
  const [snapshot] = useDrawing(chart, true);
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  const { drawing } = snapshot.context;
  if (snapshot.matches('failed')) {
    return (
      <Box sx={{ height: HEIGHT, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        This chart can’t be laid out.
      </Box>
    );
  }
  if (!drawing) return <Skeleton variant="rectangular" height={HEIGHT} animation={false} />;
  const picture = toThumbnail(drawing, palettes[isDark ? 'dark' : 'light'], WIDTH);
  return (
    <Box
      component="img"
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`}
      alt=""
      sx={{ display: 'block', width: '100%', height: HEIGHT, objectFit: 'contain' }}
    />
  );
}
