import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TextLink } from '../../shared/TextLink.tsx';

type CardCarouselProps = {
  id: string;
  title: string;
  /** A link to more cards, or a control. It is beside the title. */
  more?: ReactNode;
  /** The maximum width of a card in pixels on screens where the row scrolls. */
  cardWidth: number;
  /** The number of cards in one row on a wide screen. */
  columns: number;
  /** The cards, each of them a list item. */
  children: ReactNode;
};

export function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
      {children}
    </TextLink>
  );
}

/** Shows cards side by side. On a narrow screen they scroll; on a wide screen all are visible. */
export function CardCarousel({ id, title, more, cardWidth, columns, children }: CardCarouselProps) {
  const titleId = `${id}-title`;
  return (
    <Container
      maxWidth="xl"
      component="section"
      aria-labelledby={titleId}
      sx={{ py: { xs: 2.5, lg: 3.5 } }}
    >
      <Stack
        direction="row"
        sx={{
          justifyContent: 'space-between',
          alignItems: 'baseline',
          flexWrap: 'wrap',
          columnGap: 2,
          mb: 1,
        }}
      >
        <Typography variant="h2" id={titleId}>
          {title}
        </Typography>
        {more}
      </Stack>
      <Box
        component="ul"
        aria-labelledby={titleId}
        sx={{
          // The padding leaves room for the cards' shadows and focus rings.
          py: 1,
          // The row extends to the edges of the screen, so that a cut-off card indicates that there are more
          // cards.
          mx: { xs: -2, sm: -3, lg: 0 },
          px: { xs: 2, sm: 3, lg: 0 },
          display: 'grid',
          gap: { xs: 1.5, lg: 2.5 },
          gridAutoFlow: { xs: 'column', lg: 'row' },
          gridAutoColumns: { xs: `min(78vw, ${cardWidth}px)`, lg: 'auto' },
          gridTemplateColumns: { lg: `repeat(${columns}, minmax(0, 1fr))` },
          overflowX: { xs: 'auto', lg: 'visible' },
          scrollSnapType: 'x proximity',
          scrollPaddingInline: { xs: '16px', sm: '24px' },
          scrollbarWidth: { xs: 'none', md: 'thin' },
          '& > li': { scrollSnapAlign: 'start' },
        }}
      >
        {children}
      </Box>
    </Container>
  );
}
