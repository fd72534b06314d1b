import { emptyThali } from '../../data/scenes.ts';
import { EmptyState, LazyPopularDishes } from '../../shared/EmptyState.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { Page } from '../../shared/Page.tsx';

function NotFoundPage() {
  return (
    <Page title="Page not found" description="We couldn’t find this page on FoodDash.">
      <EmptyState
        picture={emptyThali}
        headingLevel="h1"
        title="404 - Page Not Found"
        text="The page you're looking for doesn't exist or has been moved."
      >
        <LinkButton to="/" variant="contained" size="large">
          Return Home
        </LinkButton>
        <LinkButton to="/restaurants" variant="outlined">
          See all restaurants
        </LinkButton>
      </EmptyState>
      <LazyPopularDishes />
    </Page>
  );
}

export { NotFoundPage as Component };
