import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Article } from '../../data/articles.ts';
import { Illustration } from '../../shared/Illustration.tsx';
import { TextLink } from '../../shared/TextLink.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';

/** One article in the list. */
export function ArticleCard({ article }: { article: Article }) {
  return (
    <Box component="article" sx={{ position: 'relative' }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          height: 168,
          borderRadius: 5,
          bgcolor: 'tint.main',
        }}
      >
        <Illustration src={article.image} size={92} />
      </Box>
      <Typography sx={{ mt: 2, color: 'primary.main', fontWeight: 700, fontSize: '0.9375rem' }}>
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
      <Typography sx={{ color: 'text.secondary', mt: 0.75, mb: 1 }}>{article.excerpt}</Typography>
      <ArticleFacts article={article} />
    </Box>
  );
}
