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
  const loading = {
    loading: eager ? 'eager' : 'lazy',
    fetchPriority: 'low',
    decoding: 'async',
  } as const;
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
        '& img': { position: 'absolute' },
        ...sx,
      })}
    >
      {'cover' in scene ? (
        <img
          {...loading}
          src={scene.cover}
          alt=""
          style={{ inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        scene.pictures.map(({ src, x, y, size, turn }) => (
          <img
            {...loading}
            key={`${x} ${y}`}
            src={src}
            alt=""
            style={{
              left: `${x}%`,
              top: `${y}%`,
              height: `${size}%`,
              rotate: `${turn}deg`,
              translate: '-50% -50%',
              aspectRatio: '1',
            }}
          />
        ))
      )}
    </Box>
  );
}
