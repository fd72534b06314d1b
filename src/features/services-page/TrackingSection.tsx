import { hero } from '../../data/scenes.ts';
import { ButtonRow } from '../../shared/ButtonRow.tsx';
import { CallToAction } from '../../shared/CallToAction.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { messages } from './messages.en.ts';

export function TrackingSection() {
  return (
    <CallToAction picture={hero} title={messages.tracking.title} text={messages.tracking.text}>
      <ButtonRow>
        <LinkButton to="/restaurants" variant="contained" size="large">
          {messages.tracking.orderNow}
        </LinkButton>
        <LinkButton to="/track" variant="outlined" size="large">
          {sharedMessages.trackOrder}
        </LinkButton>
      </ButtonRow>
    </CallToAction>
  );
}
