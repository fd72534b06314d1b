import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { PictureSource } from '../data/pictures.ts';
import { Picture } from './Picture.tsx';

type CallToActionProps = {
  picture: PictureSource;
  title: string;
  text: string;
  /** The button or link that the customer should click. */
  children: ReactNode;
};

/** Shows a call to action at the end of a page. */
export function CallToAction({ picture, title, text, children }: CallToActionProps) {
  const id = useId();
  return (
    <Container component="section" aria-labelledby={id}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: { xs: 2, md: 5 },
          rowGap: 2.5,
          alignItems: 'center',
          p: { xs: 2.5, sm: 4, md: 5 },
          borderRadius: 6,
          background:
            'linear-gradient(120deg, var(--mui-palette-tint-main), var(--mui-palette-tint-strong))',
        }}
      >
        <Picture
          picture={picture}
          sizes="176px"
          sx={{ width: { xs: 112, sm: 176 }, aspectRatio: '4 / 3', borderRadius: 4 }}
        />
        <Box sx={{ flex: { xs: '1 1 9rem', sm: '1 1 200px' } }}>
          <Typography variant="h2" id={id}>
            {title}
          </Typography>
          <Typography variant="subtitle1" sx={{ mt: 0.5 }}>
            {text}
          </Typography>
        </Box>
        <Box sx={{ flex: { xs: '1 0 100%', sm: 'none' }, '& > *': { width: '100%' } }}>
          {children}
        </Box>
      </Box>
    </Container>
  );
}
