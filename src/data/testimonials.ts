import { messages } from './testimonials.en.ts';

export const testimonials = [
  { id: 'sunita', ...messages.sunita, rating: 5 },
  { id: 'ishaan', ...messages.ishaan, rating: 5 },
  { id: 'priya', ...messages.priya, rating: 4.5 },
];
