import { pictureAddress } from './addresses.ts';
import type { Baseline } from './baseline.ts';
import { useBoard } from './board-context.ts';
import { nameOfPicture } from './picture-name.ts';

/** Lists the pictures that the baseline has and the shown run lacks. */
export function GonePictures({ baseline: { gone } }: { baseline: Baseline }) {
  const { data } = useBoard();
  if (gone.length === 0) return null;
  return (
    <details className="without">
      <summary>
        {gone.length === 1 ? '1 earlier picture is' : `${gone.length} earlier pictures are`} gone
      </summary>
      <ul>
        {gone.map((picture) => {
          const { machine, state, hash } = picture;
          const name = `${machine} · ${state}: ${nameOfPicture(picture, data.projects)}`;
          return (
            <li key={name}>
              <a href={pictureAddress(hash)}>{name}</a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
