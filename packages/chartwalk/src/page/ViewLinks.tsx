import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

type ViewLinksProps = {
  label: string;
  views: readonly (readonly [label: string, to: string])[];
  /** The URL of the current view. */
  current: string;
};

export function ViewLinks({ label: name, views, current }: ViewLinksProps) {
  return (
    <Box component="nav" aria-label={name} sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {views.map(([label, to]) => (
        <Button
          component={Link}
          key={to}
          to={to}
          color="secondary"
          aria-current={to === current ? 'page' : undefined}
          sx={{
            borderRadius: 1,
            fontWeight: 600,
            '&[aria-current]': {
              color: 'primary.main',
              boxShadow: 'inset 0 -3px 0 var(--mui-palette-primary-main)',
            },
          }}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}
