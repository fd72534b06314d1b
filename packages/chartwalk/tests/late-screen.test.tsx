/** Walks a screen whose actor starts only after the screen was mounted, as on a lazily loaded route. */
import { expect, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { defineModel } from '../src/model.ts';
import { inspect } from '../src/paths/observed-actors.ts';
import { walkerOn } from '../src/paths/walk.ts';

const blindMachine = setup({
  types: { events: {} as { type: 'blind.pulled' } },
}).createMachine({
  id: 'blind',
  initial: 'up',
  states: {
    up: { on: { 'blind.pulled': { target: 'down' } } },
    down: { on: { 'blind.pulled': { target: 'up' } } },
  },
});

const blindModel = defineModel({
  machine: blindMachine,
  starts: { 'a window': {} },
  moves: { 'blind.pulled': { samples: { 'the blind is pulled': {} } } },
});

function mount(): void {
  setTimeout(() => {
    const blind = createActor(blindMachine, { inspect }).start();
    const button = document.createElement('button');
    button.addEventListener('click', () => blind.send({ type: 'blind.pulled' }));
    blind.subscribe(({ value }) => {
      button.textContent = value;
    });
    button.textContent = blind.getSnapshot().value;
    document.body.append(button);
  }, 50);
}

const shows = (text: string) => () => expect(document.body.textContent).toBe(text);

walkerOn({
  unmount: () => document.body.replaceChildren(),
  waitFor: (check) => vi.waitFor(check),
})(blindModel, {
  mounts: { 'a window': mount },
  runs: { 'blind.pulled': () => document.querySelector('button')?.click() },
  states: { up: shows('up'), down: shows('down') },
  journeys: [
    {
      name: 'the blind is pulled down and up',
      steps: [
        ['the blind is pulled', 'down'],
        ['the blind is pulled', 'up'],
      ],
      end: shows('up'),
    },
    { name: 'the window has a blind', steps: [], end: shows('up') },
  ],
});
