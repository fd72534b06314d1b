import { ViewLinks } from './ViewLinks.tsx';

const views = [
  ['Actors', '/live'],
  ['Sequence', '/live/sequence'],
] as const;

export function LiveViews({ current }: { current: (typeof views)[number][1] }) {
  return <ViewLinks label="Live views" views={views} current={current} />;
}
