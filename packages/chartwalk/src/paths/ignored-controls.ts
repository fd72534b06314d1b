/** Finds controls that a person can press although the machine ignores the event that they send. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { innermost } from '../state-paths.ts';
import { enabledControls } from './pressed-control.ts';
import type { Sent } from './sent-events.ts';

type Observation = { snapshot: AnyMachineSnapshot; controls: ReadonlySet<string> };

/**
 * Records which controls were enabled in which snapshots, and which events they sent when they were pressed.
 * A control is often pressed only after it has been seen in other states, so the list is complete only after
 * the last walk.
 */
export class IgnoredControls {
  readonly #seen = new Set<string>();
  readonly #observations: Observation[] = [];
  readonly #events = new Map<string, AnyEventObject[]>();

  /** Records the controls that are enabled on the screen, once for each state. */
  observeScreen(snapshot: AnyMachineSnapshot): void {
    const state = JSON.stringify(snapshot.value);
    if (this.#seen.has(state)) return;
    this.#seen.add(state);
    this.#observations.push({ snapshot, controls: enabledControls() });
  }

  recordSentEvents(sent: readonly Sent[]): void {
    for (const { control, event } of sent) {
      if (control !== undefined)
        this.#events.set(control, [...(this.#events.get(control) ?? []), event]);
    }
  }

  /**
   * Returns a sentence for each control that was enabled in a state in which the machine ignores the
   * control's events. Does not report the event types that are keys of `except`.
   */
  list(except: Readonly<Record<string, string>>): string[] {
    const sentences = [...this.#events].flatMap(([control, events]) =>
      this.#observations
        .filter(
          ({ snapshot, controls }) =>
            snapshot.status === 'active' &&
            controls.has(control) &&
            events.every((event) => !snapshot.can(event)),
        )
        .flatMap(({ snapshot }) => {
          const types = [...new Set(events.map(({ type }) => type))].filter(
            (type) => !(type in except),
          );
          if (types.length === 0) return [];
          const states = innermost(snapshot.value).join(', ');
          return `${control} can be pressed in ${states}, where the machine ignores ${types.join(', ')}`;
        }),
    );
    return [...new Set(sentences)];
  }
}
