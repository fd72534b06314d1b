import { noticeMachine } from '../../machines/notice.ts';
import { defineModel } from '../../packages/chartwalk/src/model.ts';

export const noticeModel = defineModel({
  machine: noticeMachine,
  starts: { 'on a page, connected': {} },
  moves: {
    'notice.due': { samples: { 'the connection is lost': {} } },
    'notice.over': { samples: { 'the connection is back': {} } },
    'notice.dismissed': {
      samples: { 'the notice is dismissed': {} },
      when: (snapshot) => snapshot.matches('shown'),
    },
  },
});
