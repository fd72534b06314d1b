import { emptyThali } from '../../data/scenes.ts';
import { ButtonRow } from '../../shared/ButtonRow.tsx';
import { EmptyState, LazyPopularDishes } from '../../shared/EmptyState.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { Page } from '../../shared/Page.tsx';
import { messages } from './messages.en.ts';

function NotFoundPage() {
  return (
    <Page title={messages.pageTitle} description={messages.description}>
      <meta name="robots" content="noindex" />
      <EmptyState
        picture={emptyThali}
        headingLevel="h1"
        title={messages.title}
        text={messages.text}
      >
        <ButtonRow>
          <LinkButton to="/" variant="contained" size="large">
            {messages.returnHome}
          </LinkButton>
          <LinkButton to="/restaurants" variant="outlined" size="large">
            {sharedMessages.seeAllRestaurants}
          </LinkButton>
        </ButtonRow>
      </EmptyState>
      <LazyPopularDishes />
    </Page>
  );
}

export { NotFoundPage as Component };
