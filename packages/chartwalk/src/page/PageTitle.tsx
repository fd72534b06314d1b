import { useProject } from './project-context.ts';

export function PageTitle({ view }: { view?: string }) {
  const { title } = useProject();
  return <title>{`${view === undefined ? '' : `${view} · `}Statecharts · ${title}`}</title>;
}
