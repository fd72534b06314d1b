import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Article } from '../../data/articles.ts';
import { Illustration } from '../../shared/Illustration.tsx';
import { TextLink } from '../../shared/TextLink.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';

/** The article above all others. */
export function FeaturedArticle({ article }: { article: Article }) {
  return (
    <Box
      component="article"
      sx={{
        display: 'grid',
        borderRadius: 6,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        boxShadow: 'inset 0 0 0 1px var(--mui-palette-divider)',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.1fr)' },
      }}
    >
      <Box
        sx={{
          minHeight: { xs: 220, md: 380 },
          display: 'grid',
          placeItems: 'center',
          background:
            'radial-gradient(circle at 45% 35%, var(--mui-palette-tint-strong), var(--mui-palette-tint-main) 75%)',
        }}
      >
        <Illustration src={article.image} size={200} eager />
      </Box>
      <Box sx={{ p: { xs: 3, sm: 5 }, alignSelf: 'center' }}>
        <Typography sx={{ color: 'primary.main', fontWeight: 700 }}>
          {`Featured · ${article.category}`}
        </Typography>
        <Typography variant="h2" sx={{ mt: 1 }}>
          {article.title}
        </Typography>
        <Typography variant="subtitle1" sx={{ mt: 1.5, mb: 2 }}>
          {article.excerpt}
        </Typography>
        <ArticleFacts article={article} />
        <TextLink
          to={`/blog/${article.id}`}
          aria-label={`Read the article: ${article.title}`}
          sx={{ display: 'inline-block', mt: 2.5, py: 0.5, fontWeight: 700 }}
        >
          Read the article
        </TextLink>
      </Box>
    </Box>
  );
}
