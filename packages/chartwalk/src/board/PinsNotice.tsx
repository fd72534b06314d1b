import { useMachine } from '@xstate/react';
import { pinsToMarkdown } from '../gallery/pins-markdown.ts';
import { copyMachine } from '../page/copy-machine.ts';
import { saveFile } from '../page/save-file.ts';
import { usePins } from './board-context.ts';

/** Offers the pins as Markdown, and names the parts of the pins file that can't be read. */
export function PinsNotice() {
  const { pins, problems, isServed, file } = usePins();
  const [copying, send] = useMachine(copyMachine);
  return (
    <>
      {problems.map((problem) => (
        <p key={problem} role="alert" className="notice error">
          {problem}
        </p>
      ))}
      <div className="summary">
        {!isServed && (
          <p className="quiet">
            Pins are read-only here. To set and edit pins in {file}, run{' '}
            <code>npx chartwalk gallery --open</code>.
          </p>
        )}
        {pins.length > 0 && (
          <>
            <button
              type="button"
              className="small"
              onClick={() => send({ type: 'copy.requested', text: pinsToMarkdown(pins) })}
            >
              Copy pins as Markdown
            </button>
            <button
              type="button"
              className="small"
              onClick={() =>
                saveFile('pins.md', new Blob([pinsToMarkdown(pins)], { type: 'text/markdown' }))
              }
            >
              Download pins
            </button>
            <span role="status" className="quiet">
              {copying.matches('copied') && 'Copied.'}
              {copying.matches('refused') &&
                'Your browser blocked copying. Download the pins instead.'}
            </span>
          </>
        )}
      </div>
    </>
  );
}
