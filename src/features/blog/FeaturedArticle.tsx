import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Article } from '../../data/articles.ts';
import { Picture } from '../../shared/Picture.tsx';
import { TextLink } from '../../shared/TextLink.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { messages } from './messages.en.ts';

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
      <Picture
        picture={article.picture}
        sizes="(min-width: 900px) 48vw, 100vw"
        isFirst
        sx={{ aspectRatio: { xs: '16 / 10', md: 'auto' }, minHeight: { md: 380 } }}
      />
      <Box sx={{ p: { xs: 3, sm: 5 }, alignSelf: 'center' }}>
        <Typography sx={{ color: 'primary.main', fontWeight: 700 }}>
          {messages.featured(article.category)}
        </Typography>
        <Typography variant="h2" sx={{ mt: 1 }}>
          {article.title}
        </Typography>
        <Typography variant="subtitle1" sx={{ mt: 1.5, mb: 2 }}>
          {article.excerpt}
        </Typography>
        <ArticleFacts article={article} showsAuthor />
        <TextLink
          to={`/blog/${article.id}`}
          aria-label={messages.readTitle(article.title)}
          sx={{ display: 'inline-block', mt: 2.5, py: 0.5, fontWeight: 700 }}
        >
          {messages.read}
        </TextLink>
      </Box>
    </Box>
  );
}
