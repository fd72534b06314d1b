import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import type { PictureSource } from '../data/pictures.ts';
import { IconTile } from './IconTile.tsx';
import type { Icon } from './IconTile.tsx';
import { Illustration } from './Illustration.tsx';
import { loadable } from './loadable.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { Picture } from './Picture.tsx';
import type { PopularDishesProps } from './PopularDishes.tsx';

const PopularDishes = loadable(async () => (await import('./PopularDishes.tsx')).PopularDishes);

type EmptyStateProps = {
  Icon?: Icon;
  /** The picture to show instead of an icon. */
  picture?: PictureSource;
  /** The file of the illustration to show instead of an icon. */
  illustration?: string;
  title: string;
  headingLevel?: 'h1' | 'h2' | 'h3';
  text: ReactNode;
  /** The button or link for the next step. */
  children?: ReactNode;
  sx?: SystemStyleObject<Theme>;
};

/** Shows that there is nothing to list, and what the customer can do next. */
export function EmptyState({
  Icon,
  picture,
  illustration,
  title,
  headingLevel = 'h2',
  text,
  children,
  sx,
}: EmptyStateProps) {
  return (
    <Stack
      sx={{
        alignItems: 'center',
        textAlign: 'center',
        gap: 2,
        pt: { xs: 5, md: 8 },
        pb: { xs: 4, md: 6 },
        px: 2,
        ...sx,
      }}
    >
      {Icon && <IconTile Icon={Icon} />}
      {picture && (
        <Picture
          picture={picture}
          sizes="240px"
          sx={{ width: 240, maxWidth: '100%', aspectRatio: '3 / 2', borderRadius: 5 }}
        />
      )}
      {illustration && <Illustration src={illustration} size={120} />}
      <Typography variant={headingLevel} component={headingLevel}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '44ch', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {children}
    </Stack>
  );
}

/**
 * Shows popular dishes on a page that would otherwise end with an empty state. They appear below the page's
 * content after the page has loaded, so nothing moves and nothing waits for their code.
 */
export function LazyPopularDishes(props: PopularDishesProps) {
  return (
    <PartBoundary failure={null}>
      <PopularDishes {...props} />
    </PartBoundary>
  );
}
