import type { BoardMachine, BoardShot } from '../gallery/board-data.ts';

function Proof({ machine, shot }: { machine: BoardMachine; shot: BoardShot }) {
  const { walk, file, test } = shot;
  const walked = (
    <>
      <code>{file}</code> › {test}
    </>
  );
  if (walk === machine.id) return walked;
  return (
    <>
      {machine.screen === null ? 'No walk' : <code>{machine.screen}</code>}. The picture was taken
      on {walk === 'a tour' ? 'a tour' : `a walk of ${walk}`}: {walked}
    </>
  );
}

export function StepsToState({ machine, shot }: { machine: BoardMachine; shot: BoardShot }) {
  const { start, steps, event } = shot;
  return (
    <section aria-labelledby="way-heading">
      <h3 id="way-heading">The way here</h3>
      <ol className="steps">
        {[start, ...steps].map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same step can occur twice
          <li key={index}>{step}</li>
        ))}
      </ol>
      <dl>
        <dt>Event that led here</dt>
        <dd>
          <code>{event}</code>
        </dd>
        <dt>Proved by</dt>
        <dd>
          <Proof machine={machine} shot={shot} />
        </dd>
      </dl>
    </section>
  );
}
