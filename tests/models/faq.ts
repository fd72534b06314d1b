import { defineModel } from 'chartwalk';
import { faqMachine } from '../../machines/faq.ts';
import { questions } from '../../src/data/questions.ts';

const [first, second] = questions;

export const faqModel = defineModel({
  machine: faqMachine,
  starts: { 'at the questions': {} },
  moves: {
    'faq.toggled': {
      samples: {
        'the first question is pressed': { question: first.id },
        'the second question is pressed': { question: second.id },
      },
    },
  },
  memory: ({ question }) => question,
});
