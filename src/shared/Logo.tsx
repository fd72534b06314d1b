import Box from '@mui/material/Box';
import { useId } from 'react';

/** Shows the mark of logo.svg. The drawing is inlined, so that it appears with the first text. */
function Mark({ size }: { size: number }) {
  const ember = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden>
      <linearGradient id={ember} x1="4" y1="2" x2="36" y2="38" gradientUnits="userSpaceOnUse">
        <stop stopColor="#fb923c" />
        <stop offset="1" stopColor="#c2410c" />
      </linearGradient>
      <rect width="40" height="40" rx="12" fill={`url(#${ember})`} />
      <path d="M8.5 22h23a11.5 11.5 0 0 1-23 0Z" fill="#fff" />
      <path
        d="M14 18c-2.2-3 2.2-4.5 0-8M20 18c-2.2-3 2.2-4.5 0-8M26 18c-2.2-3 2.2-4.5 0-8"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

type LogoProps = {
  size?: number;
  /** Whether narrow screens show only the mark, so that the name leaves its room to other content. */
  isMarkOnNarrowScreens?: boolean;
};

export function Logo({ size = 36, isMarkOnNarrowScreens = false }: LogoProps) {
  return (
    <Box
      component="span"
      translate="no"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}
    >
      <Mark size={size} />
      <Box
        component="span"
        sx={{
          display: isMarkOnNarrowScreens ? { xs: 'none', md: 'inline' } : 'inline',
          // The limit in `vw` leaves room for the header's buttons on the narrowest phones, in any font.
          fontSize: `min(${size * 0.64}px, 6vw)`,
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
