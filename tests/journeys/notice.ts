import type { Journey } from 'chartwalk/vitest';
import type { noticeModel } from '../models/notice.ts';

export const noticeJourneys: readonly Journey<typeof noticeModel>[] = [
  {
    name: 'a dismissed offline notice appears again after the connection was restored @23.8 @P.24',
    steps: [
      ['the connection is lost', 'shown'],
      ['the notice is dismissed', 'dismissed'],
      ['the connection is restored', 'hidden'],
      ['the connection is lost', 'shown', 'the offline notice is visible'],
      ['the connection is restored', 'hidden'],
    ],
  },
];
