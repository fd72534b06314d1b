import { messages } from './team.en.ts';

export const team = [
  { id: 'ananya', ...messages.ananya },
  { id: 'harpreet', ...messages.harpreet },
  { id: 'zoya', ...messages.zoya },
  { id: 'vikram', ...messages.vikram },
  { id: 'lakshmi', ...messages.lakshmi },
  { id: 'rohan', ...messages.rohan },
];
