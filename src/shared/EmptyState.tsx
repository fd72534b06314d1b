import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Illustration } from './Illustration.tsx';

type EmptyStateProps = {
  illustration: string;
  title: string;
  headingLevel?: 'h1' | 'h2' | 'h3';
  text: ReactNode;
  /** What to do next. */
  children?: ReactNode;
};

/** Nothing to show, said kindly, with a way on. */
export function EmptyState({
  illustration,
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
      <Illustration src={illustration} size={112} />
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
