import { messages } from './questions.en.ts';

export const questions = [
  { id: 'how-fast', ...messages['how-fast'] },
  { id: 'account', ...messages.account },
  { id: 'two-restaurants', ...messages['two-restaurants'] },
  { id: 'card', ...messages.card },
  { id: 'find-order', ...messages['find-order'] },
  { id: 'driver', ...messages.driver },
  { id: 'fees', ...messages.fees },
] as const;
