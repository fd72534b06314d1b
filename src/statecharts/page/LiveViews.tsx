import Box from '@mui/material/Box';
import { LinkButton } from '../../shared/LinkButton.tsx';

const views = { '/live': 'Actors', '/live/sequence': 'Sequence' };

/** The two views of all inspected actors. */
export function LiveViews({ current }: { current: keyof typeof views }) {
  return (
    <Box component="nav" aria-label="Live views" sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {Object.entries(views).map(([to, label]) => (
        <LinkButton
          key={to}
          to={to}
          color="secondary"
          aria-current={to === current ? 'page' : undefined}
          sx={{
            minWidth: 0,
            px: 1.5,
            borderRadius: 1,
            fontWeight: 600,
            '&[aria-current]': {
              color: 'primary.main',
              boxShadow: 'inset 0 -3px 0 var(--mui-palette-primary-main)',
            },
          }}
        >
          {label}
        </LinkButton>
      ))}
    </Box>
  );
}
