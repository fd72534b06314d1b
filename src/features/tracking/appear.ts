import { keyframes } from '@emotion/react';

const fadeIn = keyframes`
  from { opacity: 0; transform: translateY(4px); }
`;

/** The animation of new content. The theme skips the animation if the customer prefers reduced motion. */
export const appear = `${fadeIn} 260ms ease-out`;
