import Box from '@mui/material/Box';
import logo from './logo.svg?no-inline';

/** The mark and the name. */
export function Logo({ size = 36 }: { size?: number }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
      <img src={logo} alt="" width={size} height={size} />
      <Box
        component="span"
        sx={{
          fontSize: size * 0.64,
          fontWeight: 800,
          letterSpacing: '-0.035em',
          color: 'text.primary',
        }}
      >
        Food
        <Box component="span" sx={{ color: 'primary.main' }}>
          Dash
        </Box>
      </Box>
    </Box>
  );
}
