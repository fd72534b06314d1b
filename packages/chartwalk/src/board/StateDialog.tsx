import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { BoardMachine } from '../gallery/board-data.ts';
import { chartAddress, stateAddress } from './addresses.ts';
import type { Baseline } from './baseline.ts';
import { PinsContext, useBoard, useCanPin, usePins, useSend } from './board-context.ts';
import { ChartAround } from './ChartAround.tsx';
import { LargePicture } from './LargePicture.tsx';
import { PinForm } from './PinForm.tsx';
import { PinItem } from './PinItem.tsx';
import { SaveFailure } from './SaveFailure.tsx';
import type { View } from './use-view.ts';
import { wallState } from './wall.ts';
import type { WallState } from './wall.ts';
import { StepsToState } from './WayHere.tsx';

/**
 * Opens the dialog as soon as it is on the page, and moves the focus to its heading, which names the state.
 */
function openDialog(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  dialog?.querySelector('h2')?.focus();
  return () => dialog?.close();
}

function PinPanel({ shown }: { shown: WallState }) {
  const canPin = useCanPin();
  const { file, isServed } = usePins();
  const send = useSend();
  const mode = PinsContext.useSelector((snapshot) => snapshot.value);
  const draft = PinsContext.useSelector(({ context }) => context.draft);
  const { machine, state, pins } = shown;
  const isHere = draft?.machine === machine.id && draft.state === state.path;
  const isNew = mode === 'writing' && isHere && draft.number === null;
  return (
    <section className="pins" aria-labelledby="pins-heading">
      <h3 id="pins-heading" tabIndex={-1}>
        Pins
      </h3>
      {!isServed && (
        <p className="quiet">
          This page can’t change {file}. To set and edit pins, run{' '}
          <code>npx chartwalk gallery --open</code>.
        </p>
      )}
      <SaveFailure />
      {isNew && <PinForm />}
      {pins.length === 0 && !isNew && <p className="quiet">This state has no pins.</p>}
      <ol>
        {pins.map((pin) => (
          <PinItem key={pin.number} pin={pin} />
        ))}
      </ol>
      {mode !== 'readOnly' && (
        <button
          type="button"
          aria-disabled={!canPin}
          onClick={() => send({ type: 'pin.begun', machine: machine.id, state: state.path })}
        >
          Add a pin about the state
        </button>
      )}
    </section>
  );
}

type ShownStateProps = { shown: WallState; baseline: Baseline | undefined };

function ShownState({ shown, baseline }: ShownStateProps) {
  const { machine, state, pictures } = shown;
  const [shot] = state.shots;
  const { isServed } = usePins();
  return (
    <div className="detail">
      <div className="pictures">
        {pictures.length === 0 && (
          <p className="missing">
            {state.reason === null
              ? 'There is no picture in the chosen variants.'
              : `There is no picture: ${state.reason}.`}
          </p>
        )}
        {pictures.map((picture) => (
          <LargePicture
            key={`${picture.pictureId.project} ${picture.pictureId.variant}`}
            picture={picture}
            pins={shown.pins}
            baseline={baseline}
          />
        ))}
      </div>
      <div className="side">
        <PinPanel shown={shown} />
        <section aria-labelledby="chart-heading">
          <h3 id="chart-heading">Chart</h3>
          <ChartAround machine={machine} state={state} />
          <p>
            <a href={chartAddress(machine, state.path, isServed)}>
              {isServed ? `Show ${state.path} in the chart` : 'Show the whole chart'}
            </a>
          </p>
        </section>
        {shot && <StepsToState machine={machine} shot={shot} />}
      </div>
    </div>
  );
}

/** Returns the states before and after this one on the whole board. States without pictures are skipped. */
function neighboursOf(machines: readonly BoardMachine[], machine: string, state: string) {
  const all = machines.flatMap(({ id, states }) =>
    states.flatMap(({ path, shots }) => (shots.length > 0 ? [{ machine: id, state: path }] : [])),
  );
  const index = all.findIndex((each) => each.machine === machine && each.state === state);
  return index < 0 ? [] : [all[index - 1], all[index + 1]];
}

type StateDialogProps = { view: View; baseline: Baseline | undefined };

export function StateDialog({ view, baseline }: StateDialogProps) {
  const { machine: id = '', state: path = '' } = useParams();
  const { data } = useBoard();
  const { pins } = usePins();
  const { search } = useLocation();
  const navigate = useNavigate();
  const send = useSend();
  const isPlacing = PinsContext.useSelector((snapshot) => snapshot.matches('placing'));
  const machine = data.machines.find((each) => each.id === id);
  const state = machine?.states.find((each) => each.path === path);
  const close = () => navigate({ pathname: '/', search });
  if (!machine || !state) return null;
  const [before, after] = neighboursOf(data.machines, id, path);
  const go = (to: { machine: string; state: string } | undefined) =>
    to && navigate({ pathname: stateAddress(to.machine, to.state), search }, { replace: true });
  return (
    <dialog
      ref={openDialog}
      aria-labelledby="state-heading"
      onCancel={(event) => {
        event.preventDefault();
        if (isPlacing) send({ type: 'pin.cancelled' });
        else void close();
      }}
    >
      <header className="bar">
        <div>
          <h2 id="state-heading" tabIndex={-1}>
            <span className="quiet">{id} · </span>
            {path}
          </h2>
          {state.description !== null && <p>{state.description}</p>}
        </div>
        <div className="buttons">
          <button type="button" disabled={!before} onClick={() => void go(before)}>
            Previous<span className="visually-hidden"> state</span>
          </button>
          <button type="button" disabled={!after} onClick={() => void go(after)}>
            Next<span className="visually-hidden"> state</span>
          </button>
          <button type="button" onClick={() => void close()}>
            Close
          </button>
        </div>
      </header>
      <ShownState
        shown={wallState(data, machine, state, { ...view, baseline }, pins)}
        baseline={baseline}
      />
    </dialog>
  );
}
