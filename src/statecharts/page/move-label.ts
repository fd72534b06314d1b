/** A move's name as the chart says it: `xstate.done.actor.loadCart` is `loadCart done`. */
export function moveLabel(move: string): string {
  const [, kind, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(move) ?? [];
  if (actor !== undefined) return `${actor} ${kind === 'done' ? 'done' : 'failed'}`;
  const delay = /^xstate\.after\.(.+)$/.exec(move)?.[1];
  return delay === undefined ? move : `after ${delay}`;
}
