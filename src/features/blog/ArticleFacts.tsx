import Typography from '@mui/material/Typography';
import type { Article } from '../../data/articles.ts';
import { formatDay } from '../../domain/day-and-time.ts';
import { dotted } from '../../shared/dotted.ts';
import { messages } from './messages.en.ts';

type ArticleFactsProps = { article: Article; showsAuthor?: boolean };

export function ArticleFacts({ article, showsAuthor = false }: ArticleFactsProps) {
  return (
    <Typography
      variant="body2"
      sx={{ ...dotted, color: 'text.secondary', '& > *': { whiteSpace: 'nowrap' } }}
    >
      {showsAuthor && <span>{article.author}</span>}{' '}
      <time dateTime={article.date}>{formatDay(new Date(`${article.date}T00:00`))}</time>{' '}
      <span>{messages.readingTime(article.minutes)}</span>
    </Typography>
  );
}
