import Typography from '@mui/material/Typography';
import type { Article } from '../../data/articles.ts';
import { formatDay } from '../../domain/day-and-time.ts';

/** Who wrote it, when, and how long it takes to read. */
export function ArticleFacts({ article }: { article: Article }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {article.author} ·{' '}
      <time dateTime={article.date}>{formatDay(new Date(`${article.date}T00:00`))}</time> ·{' '}
      {article.minutes} min read
    </Typography>
  );
}
