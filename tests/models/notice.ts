import { defineModel } from 'chartwalk';
import { noticeMachine } from '../../machines/notice.ts';

export const noticeModel = defineModel({
  machine: noticeMachine,
  starts: { 'on a page, connected': {} },
  moves: {
    'notice.due': { samples: { 'the connection is lost': {} } },
    'notice.over': { samples: { 'the connection is restored': {} } },
    'notice.dismissed': {
      samples: { 'the notice is dismissed': {} },
      when: (snapshot) => snapshot.matches('shown'),
    },
  },
});
