import type { typography as english } from './typography.en.ts';

export const typography: typeof english = {
  fontFamily:
    "'Figtree Variable', 'Noto Sans Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', Mangal, system-ui, sans-serif",
  // The lines need more room, because vowel signs are above and below the letters.
  lineHeight: (latin) => Math.max(latin, 1.35),
  displayLineHeight: (latin) => Math.max(latin, 1.24),
  sloganWidth: { xs: '16ch', sm: '14ch' },
  // With tighter spacing, the horizontal bars along the top of Devanagari letters would overlap.
  letterSpacing: () => 'normal',
};
