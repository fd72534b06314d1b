import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PictureSource } from '../data/pictures.ts';
import { Illustration } from './Illustration.tsx';
import { Picture } from './Picture.tsx';

type EmptyStateProps = {
  illustration?: string;
  /** The picture to show instead of an illustration. */
  picture?: PictureSource;
  title: string;
  headingLevel?: 'h1' | 'h2' | 'h3';
  text: ReactNode;
  /** The button or link for the next step. */
  children?: ReactNode;
};

/** Shows that there is nothing to list, and what the customer can do next. */
export function EmptyState({
  illustration,
  picture,
  title,
  headingLevel = 'h2',
  text,
  children,
}: EmptyStateProps) {
  return (
    <Stack
      spacing={2}
      sx={{ alignItems: 'center', textAlign: 'center', py: { xs: 6, md: 9 }, px: 2 }}
    >
      {illustration && <Illustration src={illustration} size={112} />}
      {picture && (
        <Picture
          picture={picture}
          sizes="240px"
          sx={{ width: 240, maxWidth: '100%', aspectRatio: '3 / 2', borderRadius: 5 }}
        />
      )}
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
