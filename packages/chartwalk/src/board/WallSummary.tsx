import type { Baseline } from './baseline.ts';
import { useBoard } from './board-context.ts';
import type { View, ViewChange } from './use-view.ts';
import type { WallGroup } from './wall.ts';
import { wallOf } from './wall.ts';
import { formatCount } from '../words.ts';

type WallSummaryProps = {
  groups: readonly WallGroup[];
  view: View;
  change: (change: ViewChange) => void;
  baseline: Baseline | undefined;
};

function countChanged(groups: readonly WallGroup[]): number {
  return groups
    .flatMap(({ states }) => states.flatMap(({ pictures }) => pictures))
    .filter(({ difference }) => difference).length;
}

/**
 * Says how much the wall shows. If pictures have also changed in variants that are not shown, offers to show
 * these variants.
 */
export function WallSummary({ groups, view, change, baseline }: WallSummaryProps) {
  const { data } = useBoard();
  const variant = data.variants.map(({ name }) => name);
  const all = { ...view, variants: variant, projects: data.projects, baseline };
  const changed = countChanged(groups);
  const hidden = baseline ? countChanged(wallOf(data, [], { ...all, pins: 'all' })) - changed : 0;
  const states = groups.reduce((sum, group) => sum + group.states.length, 0);
  const found = formatCount(states, 'state');
  return (
    <div className="summary">
      <p role="status">
        {baseline
          ? `${formatCount(changed, 'picture')} in ${found} changed since ${baseline.name}.`
          : `${found} with pictures.`}
        {hidden > 0 &&
          ` ${hidden === 1 ? '1 more is' : `${hidden} more are`} in variants that are not shown.`}
      </p>
      {hidden > 0 && (
        <button
          type="button"
          className="small"
          onClick={() => change({ variant, project: data.projects })}
        >
          Show all variants
        </button>
      )}
    </div>
  );
}
