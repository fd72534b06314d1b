import Typography from '@mui/material/Typography';
import type { Article } from '../../data/articles.ts';

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Who wrote it, when, and how long it takes to read. */
export function ArticleFacts({ article }: { article: Article }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {article.author} ·{' '}
      <time dateTime={article.date}>{dayFormat.format(new Date(article.date))}</time> ·{' '}
      {article.minutes} min read
    </Typography>
  );
}
