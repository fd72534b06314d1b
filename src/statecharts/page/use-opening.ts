import { useMachine } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '../catalogue.ts';
import { readMachine } from '../opening/read-machine.ts';
import { CatalogueContext } from './catalogue-context.ts';
import { openingMachine } from './opening-machine.ts';

const UNNAMED = 'Pasted machine';

/** Takes JSON from wherever it comes, and goes to its chart or says why there is none. */
export function useOpening() {
  const [snapshot, send] = useMachine(openingMachine);
  const catalogue = CatalogueContext.useActorRef();
  const navigate = useNavigate();
  const open = (text: string, name = UNNAMED) => {
    const read = readMachine(text);
    if (read.kind === 'refused') {
      send({ type: 'text.refused', text, name, reason: read.reason });
      return;
    }
    catalogue.send({ type: 'machine.opened', opened: { text, name, machine: read.machine } });
    send({ type: 'text.accepted' });
    const { entries } = catalogue.getSnapshot().context;
    const added = [...entries].find(([, { machine }]) => machine === read.machine);
    if (added) void navigate(addressOf(added[0]));
  };
  const openFiles = async (files: readonly File[]) => {
    for (const file of files) {
      // oxlint-disable-next-line no-await-in-loop -- in the order they were chosen
      open(await file.text(), file.name.replace(/\.json$/i, ''));
    }
  };
  return { snapshot, send, open, openFiles };
}

export type Opening = ReturnType<typeof useOpening>;
