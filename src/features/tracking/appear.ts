import { keyframes } from '@emotion/react';

const fadeIn = keyframes`
  from { opacity: 0; transform: translateY(4px); }
`;

/** The animation of new content. With reduced motion, the theme shortens it to nothing. */
export const appear = `${fadeIn} 260ms ease-out`;
