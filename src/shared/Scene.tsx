import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { CSSProperties } from 'react';
import type { Scene as SceneData } from '../data/scenes.ts';

/** Of one lightness for every kitchen, so that all of them are as bright, and their food stands out. */
const ground = {
  background:
    'radial-gradient(circle at 50% 40%, oklch(0.94 0.06 var(--hue)), oklch(0.83 0.105 var(--hue)) 78%)',
};
const darkGround = {
  background:
    'radial-gradient(circle at 50% 40%, oklch(0.47 0.09 var(--hue)), oklch(0.33 0.07 var(--hue)) 78%)',
};

type SceneProps = {
  scene: SceneData;
  /** Whether its pictures are loaded at once, wherever it is. */
  eager?: boolean;
  /** Of a kitchen that takes no orders now. */
  isClosed?: boolean;
  sx?: SystemStyleObject<Theme>;
};

/** A table full of food, cut off at the edges of its frame. It says nothing that the text does not. */
export function Scene({ scene, eager = false, isClosed = false, sx }: SceneProps) {
  return (
    <Box
      aria-hidden
      style={{ '--hue': scene.hue } as CSSProperties}
      sx={(theme) => ({
        position: 'relative',
        overflow: 'hidden',
        // Its height is given from outside: what is far off the screen costs nothing.
        contentVisibility: 'auto',
        ...ground,
        ...theme.applyStyles('dark', darkGround),
        ...(isClosed && { filter: 'saturate(0.35)' }),
        '& img': {
          position: 'absolute',
          aspectRatio: '1',
          translate: '-50% -50%',
        },
        ...sx,
      })}
    >
      {scene.pictures.map(({ src, x, y, size, turn }) => (
        <img
          key={`${x} ${y}`}
          src={src}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority="low"
          decoding="async"
          style={{ left: `${x}%`, top: `${y}%`, height: `${size}%`, rotate: `${turn}deg` }}
        />
      ))}
    </Box>
  );
}
