import { readCatalogue, toDocument } from 'chartwalk';
import { examine } from 'chartwalk/vitest';
import { expect, test } from 'vitest';
import * as catalogue from '../../machines/index.ts';

const { entries, failures } = readCatalogue(catalogue);
const machines = Object.values(catalogue).map((machine) => [machine.id, machine] as const);

test('docs/statecharts.md is up to date with the machines', async () => {
  expect([...failures]).toEqual([]);
  const written = toDocument(
    [...entries.values()].map(({ chart }) => chart),
    {
      intro:
        'The machines that run in production, drawn from their code by `npm run document`; a test fails when this page is stale. `npm run statecharts` opens the interactive page.',
      pathOf: (id) => `../machines/${id}.ts`,
    },
  );
  // `npm run document` writes the file.
  await expect(written).toMatchFileSnapshot('../../docs/statecharts.md');
});

test.each(machines)('the chart of %s has no lost line and no hidden label', async (_, machine) => {
  expect(await examine(machine)).toMatchObject({ lost: [], hidden: [], refused: null });
});
