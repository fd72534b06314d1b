import compass from '../../data/illustrations/compass.svg?no-inline';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { Page } from '../../shared/Page.tsx';

function NotFoundPage() {
  return (
    <Page title="Page not found" description="We couldn’t find this page on FoodDash.">
      <EmptyState
        illustration={compass}
        headingLevel="h1"
        title="404 - Page Not Found"
        text="The page you're looking for doesn't exist or has been moved."
      >
        <LinkButton to="/" variant="contained" size="large">
          Return Home
        </LinkButton>
        <LinkButton to="/restaurants">See all restaurants</LinkButton>
      </EmptyState>
    </Page>
  );
}

export { NotFoundPage as Component };
