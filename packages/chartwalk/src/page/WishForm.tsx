import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Chart } from '../chart.ts';
import { LiveActorsContext } from '../live/live-actors.ts';
import type { InspectedActor } from '../live/protocol.ts';
import type { Samples } from '../simulation/samples.ts';
import { JsonField } from './JsonField.tsx';
import { payloadText, readWish, wishedEventsOf } from './wish-events.ts';
import { WishConsent } from './WishConsent.tsx';
import { WishOutcome } from './WishOutcome.tsx';

type WishFormProps = {
  chart: Chart;
  actor: InspectedActor;
  samples: ReadonlyMap<string, Samples>;
};

export function WishForm({ chart, actor, samples }: WishFormProps) {
  const live = LiveActorsContext.useActorRef();
  const [type, setType] = useState('');
  const [payload, setPayload] = useState('');
  const events = wishedEventsOf(chart, actor);
  const examples = Object.entries(samples.get(type.trim()) ?? {});
  const read = readWish(type, payload);
  const problem = read.kind === 'unreadable' ? read.problem : null;
  const chooseType = (chosen: string) => {
    setType(chosen);
    const [first] = Object.entries(samples.get(chosen) ?? {});
    if (first) setPayload(payloadText(first[1], actor));
  };
  const send = () => {
    if (read.kind === 'unreadable') return;
    const number = crypto.randomUUID();
    live.send({
      type: 'live.wished',
      wish: { type: 'wish', number, actor: actor.id, event: read.event },
    });
  };
  return (
    <Stack
      component="form"
      aria-label="Send an event"
      sx={{ gap: 1.5, mt: 1, alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Autocomplete
        freeSolo
        fullWidth
        size="small"
        options={events.map(({ event }) => event)}
        groupBy={(option) =>
          events.some(({ event, isHandledNow }) => event === option && isHandledNow)
            ? 'Handled in this state'
            : 'Ignored in this state'
        }
        inputValue={type}
        onInputChange={(_, text, reason) => (reason === 'input' ? setType(text) : chooseType(text))}
        renderInput={(parameters) => <TextField {...parameters} label="Event" />}
      />
      {examples.length > 1 && (
        <TextField
          select
          fullWidth
          size="small"
          label="Example"
          value={examples.find(([, sample]) => payloadText(sample, actor) === payload)?.[0] ?? ''}
          onChange={({ target }) => {
            const chosen = examples.find(([phrase]) => phrase === target.value);
            if (chosen) setPayload(payloadText(chosen[1], actor));
          }}
        >
          {examples.map(([phrase]) => (
            <MenuItem key={phrase} value={phrase} sx={{ whiteSpace: 'normal' }}>
              {phrase}
            </MenuItem>
          ))}
        </TextField>
      )}
      <JsonField label="Payload" value={payload} onChange={setPayload} problem={problem} />
      <Button type="submit" size="small" variant="contained" disabled={read.kind === 'unreadable'}>
        Send
      </Button>
      <WishOutcome actor={actor.id} />
      <WishConsent />
    </Stack>
  );
}
