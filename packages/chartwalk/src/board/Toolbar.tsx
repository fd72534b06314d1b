import type { ReactNode } from 'react';
import { useBoard, usePins } from './board-context.ts';
import { sizes } from './use-view.ts';
import type { View, ViewChange } from './use-view.ts';

type ToolbarProps = { view: View; change: (change: ViewChange) => void };

type SelectProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};

function Select({ label, value, onChange, children }: SelectProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </label>
  );
}

type ChoicesProps = {
  legend: string;
  names: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** Shows a checkbox for each name. At least one name stays chosen. */
function Choices({ legend, names, chosen, onChange }: ChoicesProps) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {names.map((name) => {
        const isChosen = chosen.includes(name);
        return (
          <label key={name}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={isChosen && chosen.length === 1}
              onChange={() =>
                onChange(
                  names.filter((each) => (each === name ? !isChosen : chosen.includes(each))),
                )
              }
            />
            {name}
          </label>
        );
      })}
      {chosen.length < names.length && (
        <button type="button" className="small" onClick={() => onChange(names)}>
          Choose all
        </button>
      )}
    </fieldset>
  );
}

function textOfChoice({ variants, projects }: View, hasProjects: boolean): string {
  const [first = ''] = variants;
  const shown = variants.length === 1 ? first : `${variants.length} variants`;
  return hasProjects ? `${shown}, ${projects.join(' and ')}` : shown;
}

export function Toolbar({ view, change }: ToolbarProps) {
  const { data, baselines } = useBoard();
  const { pins } = usePins();
  const hasProjects = data.projects.length > 1;
  const open = pins.filter(({ isResolved }) => !isResolved).length;
  return (
    <search className="toolbar" aria-label="Pictures">
      <label className="field search">
        <span>Search states, events and steps</span>
        <input
          type="search"
          value={view.search}
          onChange={({ target }) => change({ search: target.value })}
        />
      </label>
      <div className="field">
        <span id="shown-label">Shown</span>
        <button
          type="button"
          className="select"
          id="shown"
          aria-labelledby="shown-label shown"
          popoverTarget="variants"
        >
          {textOfChoice(view, hasProjects)}
        </button>
        <div popover="auto" id="variants" className="popover">
          {hasProjects && (
            <Choices
              legend={data.projectLabel}
              names={data.projects}
              chosen={view.projects}
              onChange={(project) => change({ project })}
            />
          )}
          <Choices
            legend="Variants"
            names={data.variants.map(({ name }) => name)}
            chosen={view.variants}
            onChange={(variant) => change({ variant })}
          />
        </div>
      </div>
      <Select label="Changed since" value={view.since} onChange={(since) => change({ since })}>
        <option value="">Any time: all pictures</option>
        {baselines.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label="Pins"
        value={view.pins}
        onChange={(value) => change({ pins: value === 'all' ? '' : value })}
      >
        <option value="all">All states</option>
        <option value="open">With open pins ({open})</option>
        <option value="any">With any pins ({pins.length})</option>
      </Select>
      <Select
        label="Size"
        value={view.size}
        onChange={(value) => change({ size: value === 'medium' ? '' : value })}
      >
        {Object.keys(sizes).map((size) => (
          <option key={size} value={size}>
            {size[0]?.toUpperCase()}
            {size.slice(1)}
          </option>
        ))}
      </Select>
    </search>
  );
}
