/**
 * The hooks that start actors. Every component uses these instead of the library's hooks, so that an
 * inspector sees every actor.
 */
import * as xstateReact from '@xstate/react';
import { createElement } from 'react';
import type { AnyActorLogic, AnyStateMachine, InspectionEvent } from 'xstate';

type Inspector = (event: InspectionEvent) => void;

let inspector: Inspector | undefined;

/** From now on, every actor that starts reports its events to this inspector. */
export function inspectActors(inspect: Inspector): void {
  inspector = inspect;
}

function inspected<Options extends object>(options?: Options): Options | undefined {
  return inspector ? ({ ...options, inspect: inspector } as unknown as Options) : options;
}

/*
 * The types of the library's hooks define which options a machine needs. These hooks only pass the options
 * on.
 */
type AnyOptions = Parameters<typeof xstateReact.useActorRef>[1];

export const useMachine = ((machine: AnyStateMachine, options?: AnyOptions) =>
  xstateReact.useMachine(machine, inspected(options))) as typeof xstateReact.useMachine;

export const useActorRef = ((logic: AnyActorLogic, options?: AnyOptions) =>
  xstateReact.useActorRef(logic, inspected(options))) as typeof xstateReact.useActorRef;

export const createActorContext = ((logic: AnyActorLogic) => {
  const context = xstateReact.createActorContext(logic);
  return {
    ...context,
    Provider: (props: Parameters<typeof context.Provider>[0]) =>
      createElement(context.Provider, { ...props, options: inspected(props.options) }),
  };
}) as typeof xstateReact.createActorContext;
