import { useMachine } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '../catalogue.ts';
import { readMachine } from '../opening/read-machine.ts';
import { CatalogueContext } from './CatalogueContext.tsx';
import { openingMachine } from './opening-machine.ts';

const UNNAMED = 'Pasted machine';

/**
 * Returns functions that open JSON from any source. They navigate to the chart of the JSON, or report why
 * there is none.
 */
export function useOpening() {
  const [snapshot, send] = useMachine(openingMachine);
  const catalogue = CatalogueContext.useActorRef();
  const navigate = useNavigate();
  /** Opens a text, and returns whether it was a machine. */
  const open = (text: string, name = UNNAMED): boolean => {
    const read = readMachine(text);
    if (read.kind === 'refused') {
      send({ type: 'text.refused', text, name, reason: read.reason });
      return false;
    }
    catalogue.send({ type: 'machine.opened', opened: { text, name, machine: read.machine } });
    send({ type: 'text.accepted' });
    const { entries } = catalogue.getSnapshot().context;
    const added = [...entries].find(([, { machine }]) => machine === read.machine);
    if (added) void navigate(addressOf(added[0]));
    return true;
  };
  const openFiles = async (files: readonly File[]) => {
    const refused: [text: string, name: string][] = [];
    for (const file of files) {
      // oxlint-disable-next-line no-await-in-loop -- in the order in which the user chose them
      const text = await file.text();
      const name = file.name.replace(/\.json$/i, '');
      if (!open(text, name)) refused.push([text, name]);
    }
    const last = refused.at(-1);
    // The error of the last refused file is shown again, because a valid file after it may have closed the
    // dialog.
    if (last) open(...last);
  };
  return { snapshot, send, open, openFiles };
}

export type Opening = ReturnType<typeof useOpening>;
