import { faqMachine } from '../../machines/faq.ts';
import { questions } from '../../src/data/questions.ts';
import { defineModel } from '../../src/statecharts/model.ts';

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
