import { createCustomerRecordMachine } from '../../machines/customer-record.ts';
import type { SeenMessages, SeenMessagesOperation } from '../domain/seen-messages.ts';
import { createActorContext } from './actors.ts';

/** What the customer has read of their conversations; `app/AppActors` gives it session and storage. */
export const SeenMessagesContext = createActorContext(
  createCustomerRecordMachine<SeenMessages, SeenMessagesOperation>(),
);
