import { ControlButton } from '@xyflow/react';

type KeysSwitchProps = { isEverywhere: boolean; onChange: (isEverywhere: boolean) => void };

/** Shows a switch that decides whether the chart's keys work wherever the focus is. */
export function KeysSwitch({ isEverywhere, onChange }: KeysSwitchProps) {
  return (
    <ControlButton
      aria-label="Keys 0, +, - and arrows everywhere"
      aria-pressed={isEverywhere}
      title={
        isEverywhere
          ? 'Keep the keys 0, +, - and arrows to the chart'
          : 'Let the keys 0, +, - and arrows work everywhere'
      }
      onClick={() => onChange(!isEverywhere)}
    >
      {/* The icon is a keyboard, which is struck through if the keys work only on the chart. */}
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          d={`M3 6h18v12H3z M7 10h1 M11.5 10h1 M16 10h1 M8 14h8${isEverywhere ? '' : ' M2 21L22 3'}`}
        />
      </svg>
    </ControlButton>
  );
}
