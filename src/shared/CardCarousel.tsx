import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { bringFocusIntoView } from './bring-into-view.ts';
import { FOOTER_GAP } from './footer-gap.ts';
import { TextLink } from './TextLink.tsx';

type CardCarouselProps = {
  id: string;
  className?: string;
  title: string;
  /** A link to more cards, or a control. It is beside the title. */
  more?: ReactNode;
  /** The minimum width of a card in pixels on screens where the row scrolls. */
  cardWidth: number;
  /**
   * The number of cards in one row on a wide screen. If this is undefined, the row also scrolls on a wide
   * screen.
   */
  columns?: number;
  /** Whether the carousel is inside a container, which sets its width. */
  isNested?: boolean;
  /**
   * The `tabIndex` of the row. If the cards contain no link or button, the row itself needs the focus, so
   * that keys can scroll it.
   */
  rowTabIndex?: number | undefined;
  /** The background of the section. A section with a background has more room above and below its cards. */
  bgcolor?: string;
  /** Whether the section ends the page. If so, its background ends at the footer. */
  isLast?: boolean;
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
export function CardCarousel({
  id,
  className,
  title,
  more,
  cardWidth,
  columns,
  isNested = false,
  rowTabIndex,
  bgcolor,
  isLast = false,
  children,
}: CardCarouselProps) {
  const titleId = `${id}-title`;
  /** Returns a style for wide screens, or false if the row also scrolls on wide screens. */
  const wide = (value: number | string) => columns !== undefined && { lg: value };
  return (
    <Box
      component="section"
      className={className}
      aria-labelledby={titleId}
      sx={{ bgcolor, mb: isLast ? { xs: -FOOTER_GAP.xs, md: -FOOTER_GAP.md } : 0 }}
    >
      <Container
        {...(isNested && { maxWidth: false, disableGutters: true })}
        sx={{ py: bgcolor ? { xs: 5, md: 8 } : { xs: 2.5, lg: 3.5 } }}
      >
        <Stack
          direction="row"
          sx={{
            justifyContent: 'space-between',
            alignItems: 'center',
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
          tabIndex={rowTabIndex}
          onFocus={bringFocusIntoView}
          sx={{
            // The padding leaves room for the cards' shadows and focus rings.
            py: 1,
            // The row extends to the edges of the screen, so that a cut-off card indicates that there are
            // more cards.
            mx: { xs: -2, sm: -3, ...wide(0) },
            px: { xs: 2, sm: 3, ...wide(0) },
            display: 'grid',
            gap: { xs: 1.5, ...wide(2.5) },
            gridAutoFlow: { xs: 'column', ...wide('row') },
            gridAutoColumns: { xs: `minmax(min(78vw, ${cardWidth}px), 1fr)`, ...wide('auto') },
            gridTemplateColumns: { ...wide(`repeat(${columns}, minmax(0, 1fr))`) },
            overflowX: { xs: 'auto', ...wide('visible') },
            scrollSnapType: 'x proximity',
            scrollPaddingInline: { xs: '16px', sm: '24px' },
            scrollbarWidth: { xs: 'none', md: 'thin' },
            '& > li': { scrollSnapAlign: 'start' },
          }}
        >
          {children}
        </Box>
      </Container>
    </Box>
  );
}
