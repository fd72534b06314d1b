import type { Difference } from '../gallery/differences.ts';

/** Formats the share of a picture's pixels that have changed, as a percentage. */
export function changedPart(share: number): string {
  const percentage = share * 100;
  return percentage < 0.1 ? '< 0.1 %' : `${percentage.toFixed(1)} %`;
}

export function ChangeBadge({ difference }: { difference: Difference | undefined }) {
  if (!difference) return null;
  return (
    <span className={`badge ${difference.kind}`}>
      {difference.kind === 'new' ? 'new' : `changed, ${changedPart(difference.share)}`}
    </span>
  );
}
