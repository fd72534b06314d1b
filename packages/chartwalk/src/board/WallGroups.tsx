import type { CSSProperties } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { chartAddress, pictureAddress, stateAddress } from './addresses.ts';
import { pinsAt } from './baseline.ts';
import { useBoard, usePins } from './board-context.ts';
import { ChangeBadge } from './ChangeBadge.tsx';
import { PinMarks } from './PinMarks.tsx';
import { nameOfPicture } from './picture-name.ts';
import { sizes } from './use-view.ts';
import type { View } from './use-view.ts';
import type { WallGroup, WallState } from './wall.ts';
import { formatCount } from '../words.ts';

type StateCardProps = WallState & {
  /** Whether the user has chosen several variants or projects, so that each picture needs its name. */
  isOneOfSeveral: boolean;
};

function StateCard({ machine, state, pictures, pins, isOneOfSeveral }: StateCardProps) {
  const { data } = useBoard();
  const { search } = useLocation();
  const { isServed } = usePins();
  const open = pins.filter(({ isResolved }) => !isResolved).length;
  const address = { pathname: stateAddress(machine.id, state.path), search };
  return (
    <li className="card">
      <h3>
        <Link to={address}>{state.path}</Link>
        <a className="to-chart" href={chartAddress(machine, state.path, isServed)}>
          Chart<span className="visually-hidden"> of {state.path}</span>
        </a>
        {open > 0 && (
          <span className="count" title="Open pins">
            <span className="visually-hidden">Open pins: </span>
            {open}
          </span>
        )}
      </h3>
      <div className="row">
        {pictures.length === 0 && (
          <p className="missing">There is no picture in the chosen variants.</p>
        )}
        {pictures.map(({ pictureId, hash, variant, difference }) => {
          const name = nameOfPicture(pictureId, data.projects);
          return (
            <figure
              key={name}
              style={{ '--ratio': variant.width / variant.height } as CSSProperties}
            >
              <Link to={address} tabIndex={-1} aria-hidden="true" className="frame">
                <img
                  src={pictureAddress(hash)}
                  alt=""
                  width={variant.width}
                  height={variant.height}
                  loading="lazy"
                  decoding="async"
                />
                <PinMarks pins={pinsAt(pins, pictureId)} />
              </Link>
              {(isOneOfSeveral || difference) && (
                <figcaption>
                  {isOneOfSeveral && name} <ChangeBadge difference={difference} />
                </figcaption>
              )}
            </figure>
          );
        })}
      </div>
      {state.description !== null && <p className="about">{state.description}</p>}
    </li>
  );
}

function Without({ without }: Pick<WallGroup, 'without'>) {
  if (without.length === 0) return null;
  return (
    <details className="without">
      <summary>{formatCount(without.length, 'state')} without a picture</summary>
      <dl>
        {without.map(({ path, reason }) => (
          <div key={path}>
            <dt>
              <code>{path}</code>
            </dt>
            <dd>{reason}.</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export function WallGroups({ groups, view }: { groups: readonly WallGroup[]; view: View }) {
  const isOneOfSeveral = view.variants.length * view.projects.length > 1;
  return (
    <div className="wall" style={{ '--height': `${sizes[view.size]}px` } as CSSProperties}>
      {groups.map(({ machine, states, without }) => (
        <section key={machine.id} aria-labelledby={`machine-${machine.id}`}>
          <h2 id={`machine-${machine.id}`}>{machine.id}</h2>
          {machine.description !== null && <p className="quiet">{machine.description}</p>}
          {states.length > 0 && (
            <ul className="cards">
              {states.map((shown) => (
                <StateCard key={shown.state.path} {...shown} isOneOfSeveral={isOneOfSeveral} />
              ))}
            </ul>
          )}
          <Without without={without} />
        </section>
      ))}
    </div>
  );
}
