import worldMap from '../../data/illustrations/world-map.svg?no-inline';
import { CallToAction } from '../../shared/CallToAction.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';

export function TrackingSection() {
  return (
    <CallToAction
      illustration={worldMap}
      title="Already ordered?"
      text="See where your order is and when it will arrive."
    >
      <LinkButton to="/track" variant="contained" size="large">
        Track Order
      </LinkButton>
    </CallToAction>
  );
}
