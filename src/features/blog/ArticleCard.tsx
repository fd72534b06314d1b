import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Article } from '../../data/articles.ts';
import { Picture } from '../../shared/Picture.tsx';
import { TextLink } from '../../shared/TextLink.tsx';
import { twoLines } from '../../shared/two-lines.ts';
import { ArticleFacts } from './ArticleFacts.tsx';

export function ArticleCard({ article }: { article: Article }) {
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        // On a phone, the picture is beside the text, so that three articles fit on the screen.
        display: { xs: 'grid', sm: 'block' },
        gridTemplateColumns: '96px minmax(0, 1fr)',
        columnGap: 2,
        alignItems: 'start',
      }}
    >
      <Picture
        picture={article.picture}
        sizes="(min-width: 600px) 340px, 128px"
        sx={{
          width: 1,
          aspectRatio: { xs: '1', sm: '16 / 10' },
          borderRadius: { xs: 4, sm: 5 },
        }}
      />
      <div>
        <Typography
          sx={{ mt: { sm: 2 }, color: 'primary.main', fontWeight: 700, fontSize: '0.9375rem' }}
        >
          {article.category}
        </Typography>
        <Typography variant="h3" sx={{ mt: 0.25 }}>
          <TextLink
            to={`/blog/${article.id}`}
            underline="hover"
            sx={{
              color: 'text.primary',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {article.title}
          </TextLink>
        </Typography>
        <Typography
          sx={{
            ...twoLines,
            color: 'text.secondary',
            mt: 0.5,
            mb: 0.75,
            lineHeight: 1.45,
          }}
        >
          {article.excerpt}
        </Typography>
        <ArticleFacts article={article} />
      </div>
    </Box>
  );
}
