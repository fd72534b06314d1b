import type { ReactNode } from 'react';
import { plural } from '../../domain/plural.ts';

/** Prevents a line break after the hyphen. */
const unbroken = { whiteSpace: 'nowrap' } as const;

export const messages = {
  title: (count: number): ReactNode => (
    <>
      Keep the <span style={unbroken}>non-veg</span>{' '}
      <span>{plural(count, { one: 'dish', other: 'dishes' })}?</span>
    </>
  ),
  text: (dishes: ReactNode, count: number) => (
    <>
      {dishes}{' '}
      <span>
        {plural(count, {
          one: 'in your cart isn’t veg. You can keep it or remove it.',
          other: 'in your cart aren’t veg. You can keep them or remove them.',
        })}
      </span>
    </>
  ),
  keep: (count: number) => plural(count, { one: 'Keep dish', other: 'Keep dishes' }),
  remove: (count: number) => plural(count, { one: 'Remove dish', other: 'Remove dishes' }),
};
