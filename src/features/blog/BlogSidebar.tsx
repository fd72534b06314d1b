import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { articleCategories, popularPosts } from '../../data/articles.ts';
import { SearchField } from '../../shared/SearchField.tsx';
import { TextLink } from '../../shared/TextLink.tsx';
import { messages } from './messages.en.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

export function BlogSidebar() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, md: 5 },
        // On a tablet, the sidebar is below the articles and has room for two columns.
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'minmax(0, 1fr)',
        },
        '& > form': { gridColumn: '1 / -1' },
        position: { md: 'sticky' },
        // The sidebar is less than 580 pixels high. If the screen is too short for all of it, its end stays
        // visible.
        top: 'min(100px, 100dvh - 604px)',
      }}
    >
      {/* Before hydration, the method `dialog` keeps Enter from reloading the page. */}
      <form role="search" method="dialog" onSubmit={(event) => event.preventDefault()}>
        <SearchField label={messages.search} placeholder={messages.search} name="article" />
      </form>
      <Part title={messages.categories}>
        <ul>
          {articleCategories.map(({ slug, name, count }) => (
            <Box
              component="li"
              key={slug}
              sx={{ display: 'flex', justifyContent: 'space-between', py: 0.75 }}
            >
              <TextLink to={`/blog/category/${slug}`} underline="hover">
                {name}
              </TextLink>
              <Typography component="span" sx={{ color: 'text.secondary' }}>
                {count}
              </Typography>
            </Box>
          ))}
        </ul>
      </Part>
      <Part title={messages.popular}>
        <Stack component="ol" spacing={1.75}>
          {popularPosts.map(({ id, title, minutes }) => (
            <li key={id}>
              <TextLink
                to={`/blog/${id}`}
                underline="hover"
                sx={{ color: 'text.primary', fontWeight: 700 }}
              >
                {title}
              </TextLink>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {messages.readingTime(minutes)}
              </Typography>
            </li>
          ))}
        </Stack>
      </Part>
    </Box>
  );
}
