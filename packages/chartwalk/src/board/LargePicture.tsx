import type { CSSProperties } from 'react';
import type { BoardPin } from '../gallery/board-data.ts';
import type { Area } from '../gallery/area.ts';
import { pictureAddress } from './addresses.ts';
import { pinsAt } from './baseline.ts';
import type { Baseline } from './baseline.ts';
import { PinsContext, useBoard, useCanPin, useSend } from './board-context.ts';
import { ChangeBadge } from './ChangeBadge.tsx';
import { nameOfPicture } from './picture-name.ts';
import { styleOfArea, styleOfPoint } from './picture-style.ts';
import { PinMarks } from './PinMarks.tsx';
import { PlacingLayer } from './PlacingLayer.tsx';
import type { WallPicture } from './wall.ts';

/** Marks the part of a picture that contains all changes. */
export function ChangedArea({ area }: { area: Area | null }) {
  if (!area) return null;
  return <span className="changed-area" style={styleOfArea(area)} />;
}

type LargePictureProps = {
  picture: WallPicture;
  pins: readonly BoardPin[];
  baseline: Baseline | undefined;
};

/** Shows a picture with its pins. If the picture has changed, the earlier picture is beside it. */
export function LargePicture({ picture, pins, baseline }: LargePictureProps) {
  const { pictureId, hash, variant, difference } = picture;
  const { data } = useBoard();
  const canPin = useCanPin();
  const send = useSend();
  const isReadOnly = PinsContext.useSelector((snapshot) => snapshot.matches('readOnly'));
  const isPlacing = PinsContext.useSelector((snapshot) => snapshot.matches('placing'));
  const draft = PinsContext.useSelector(({ context }) => context.draft);
  const name = nameOfPicture(pictureId, data.projects);
  const isDraftHere =
    draft?.number === null &&
    draft.machine === pictureId.machine &&
    draft.state === pictureId.state &&
    draft.point?.project === pictureId.project &&
    draft.point.variant === pictureId.variant;
  const before = difference?.kind === 'changed' ? difference.before : null;
  const size = { width: variant.width, height: variant.height };
  return (
    <section
      className="picture"
      aria-label={name}
      style={{ '--wide': `${variant.width}px` } as CSSProperties}
    >
      <header>
        <h3>{name}</h3>
        <ChangeBadge difference={difference} />
        {!isReadOnly && (
          <button
            type="button"
            className="small"
            aria-disabled={!canPin}
            onClick={() => send({ type: 'pin.placing', pictureId, picture: hash })}
          >
            Set a pin<span className="visually-hidden"> on {name}</span>
          </button>
        )}
      </header>
      <div className={before === null ? 'one' : 'pair'}>
        {before !== null && (
          <figure>
            <div className="frame">
              <img src={pictureAddress(before)} alt={`${name} before`} {...size} />
            </div>
            <figcaption>Before: {baseline?.name}</figcaption>
          </figure>
        )}
        <figure>
          <div className="frame">
            <img src={pictureAddress(hash)} alt={`${name} now`} {...size} />
            {difference?.kind === 'changed' && <ChangedArea area={difference.area} />}
            <PinMarks pins={pinsAt(pins, pictureId)} />
            {isDraftHere && isPlacing && <PlacingLayer name={name} />}
            {isDraftHere && !isPlacing && draft.point && (
              <span className="pin new" style={styleOfPoint(draft.point)}>
                +
              </span>
            )}
          </div>
          {before !== null && <figcaption>Now: {data.run.name}</figcaption>}
        </figure>
      </div>
    </section>
  );
}
