import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { IconTile } from './IconTile.tsx';
import type { Icon } from './IconTile.tsx';

type IconCardProps = { component: 'section' | 'article'; Icon: Icon; title: string; text: string };

/** Shows an icon, a heading and a text on a card. On a phone, the icon is beside the text. */
export function IconCard({ component, Icon, title, text }: IconCardProps) {
  const id = useId();
  return (
    <Paper
      component={component}
      aria-labelledby={id}
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        gap: 2,
        p: { xs: 2.5, md: 4 },
        borderRadius: 5,
      }}
    >
      <IconTile Icon={Icon} />
      <div>
        <Typography variant="h2" id={id} sx={{ fontSize: '1.375rem' }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 0.75, maxWidth: '58ch' }}>{text}</Typography>
      </div>
    </Paper>
  );
}
