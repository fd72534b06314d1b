import { hero } from '../../data/scenes.ts';
import { CallToAction } from '../../shared/CallToAction.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { messages } from './messages.en.ts';

export function TrackingSection() {
  return (
    <CallToAction picture={hero} title={messages.tracking.title} text={messages.tracking.text}>
      <LinkButton to="/track" variant="contained" size="large">
        {sharedMessages.trackOrder}
      </LinkButton>
    </CallToAction>
  );
}
