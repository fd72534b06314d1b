import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { addressOf, countsOf } from '../catalogue.ts';
import type { CatalogueEntry } from '../catalogue.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { formatCount } from '../words.ts';

export function MachineCard({
  chart,
  group,
  source,
  heading,
}: CatalogueEntry & { heading: 'h2' | 'h3' }) {
  const { states, transitions } = countsOf(chart);
  return (
    <Card variant="outlined" component="li" sx={{ borderRadius: 4 }}>
      <CardActionArea
        component={Link}
        to={addressOf(chart.id)}
        sx={{ height: '100%', display: 'block' }}
      >
        <Box sx={{ p: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}>
          <Thumbnail chart={chart} />
        </Box>
        <Box sx={{ p: 2.5 }}>
          <Typography variant="h3" component={heading} sx={{ overflowWrap: 'anywhere' }}>
            {chart.id}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary', fontWeight: 600 }}>
            {formatCount(states, 'state')}, {formatCount(transitions, 'transition')}
          </Typography>
          <Typography variant="body2" sx={{ mt: 1.25 }}>
            {chart.description}
          </Typography>
          {group === 'files' && source !== null && (
            <Typography
              variant="body2"
              sx={{ mt: 1.25, color: 'text.secondary', overflowWrap: 'anywhere' }}
            >
              {source}
            </Typography>
          )}
        </Box>
      </CardActionArea>
    </Card>
  );
}
