import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { articles, featuredArticle } from '../../data/articles.ts';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { Page } from '../../shared/Page.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { BlogSidebar } from './BlogSidebar.tsx';
import { FeaturedArticle } from './FeaturedArticle.tsx';
import { messages } from './messages.en.ts';
import { Newsletter } from './Newsletter.tsx';

/** Shows the blog. The search box and 'Load More' do nothing yet, as specified. */
function BlogPage() {
  return (
    <Page title={sharedMessages.blog} description={messages.description}>
      <Container sx={{ pt: { xs: 3, md: 6 } }}>
        <Typography variant="h1">{messages.heading}</Typography>
        <Typography
          variant="subtitle1"
          sx={{ color: 'text.secondary', mt: 1.5, mb: { xs: 3, md: 4 } }}
        >
          {messages.text}
        </Typography>
        <FeaturedArticle article={featuredArticle} />
        <Newsletter />
        <Box
          sx={{
            mt: { xs: 5, md: 7 },
            display: 'grid',
            gap: { xs: 6, md: 8 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
            alignItems: 'start',
          }}
        >
          <section aria-labelledby="latest-title">
            <Typography variant="h2" id="latest-title" sx={{ mb: 3 }}>
              {messages.latest}
            </Typography>
            <Box
              sx={{
                display: 'grid',
                columnGap: 4,
                rowGap: { xs: 3.5, sm: 5 },
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
              }}
            >
              {articles.map((article) => (
                <ArticleCard key={article.id} article={article} />
              ))}
            </Box>
            <Box sx={{ textAlign: 'center', mt: 5 }}>
              <Button variant="outlined" size="large">
                {messages.loadMore}
              </Button>
            </Box>
          </section>
          <BlogSidebar />
        </Box>
      </Container>
    </Page>
  );
}

export { BlogPage as Component };
