import * as v from 'valibot';
import { seenMessagesRecord } from '../domain/seen-messages.ts';
import { createCustomerRecordStore } from './customer-record.ts';

const seenMessagesSchema = v.record(v.string(), v.pipe(v.number(), v.minValue(0)));

export const seenMessages = createCustomerRecordStore({
  ...seenMessagesRecord,
  keyOf: (userId) => `seen_messages_${userId}`,
  parse: (raw) => {
    const parsed = v.safeParse(seenMessagesSchema, raw);
    return parsed.success && !Array.isArray(raw) ? parsed.output : undefined;
  },
});
