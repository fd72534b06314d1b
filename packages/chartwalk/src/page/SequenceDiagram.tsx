import Box from '@mui/material/Box';
import { LiveActorsContext } from '../live/live-actors.ts';
import type { Delivery } from '../live/protocol.ts';
import type { Arrow, Participant } from '../live/sequence.ts';
import { SequenceArrow } from './SequenceArrow.tsx';
import { useLiveAddress } from './use-live-address.ts';

/** The width of the column of times, in pixels. */
const TIMES = 92;
/** The minimum width of an actor's column, in pixels. */
const COLUMN = 116;

type Column = Pick<Participant, 'id' | 'name'>;

const outside: Column = { id: 'outside', name: 'outside' };

/** Shows the names of the columns, which remain visible while the arrows scroll. */
function ColumnNames({ columns, template }: { columns: readonly Column[]; template: string }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        gridTemplateColumns: template,
        position: 'sticky',
        top: 0,
        zIndex: 1,
        bgcolor: 'background.paper',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <span />
      {columns.map((column) => (
        <Box
          key={column.id}
          component="span"
          sx={{
            p: 1,
            textAlign: 'center',
            fontSize: 13,
            fontWeight: 700,
            overflowWrap: 'anywhere',
            color: column === outside ? 'text.secondary' : 'text.primary',
          }}
        >
          {column.name}
        </Box>
      ))}
    </Box>
  );
}

function ColumnLines({ columns, template }: { columns: readonly Column[]; template: string }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        gridTemplateColumns: template,
        pointerEvents: 'none',
      }}
    >
      <span />
      {columns.map(({ id }) => (
        <Box
          key={id}
          component="span"
          sx={{
            justifySelf: 'center',
            borderLeft: '1px dashed',
            borderColor: 'divider',
            height: '100%',
          }}
        />
      ))}
    </Box>
  );
}

type SequenceDiagramProps = {
  columns: readonly Participant[];
  /** The arrows, the oldest first. */
  arrows: readonly Arrow[];
};

export function SequenceDiagram({ columns, arrows }: SequenceDiagramProps) {
  const { actors, gone } = LiveActorsContext.useSelector(({ context }) => context);
  const addressOf = useLiveAddress();
  /**
   * Returns the URL of the moment to which the event led; null if the page no longer remembers the moment.
   */
  const momentOf = ({ to, number }: Delivery) => {
    const receiver = actors[to] ?? gone[to];
    const moment = receiver?.past.find(({ delivery }) => delivery === number);
    return moment ? addressOf(moment, moment.sequence) : null;
  };
  const all = [outside, ...columns];
  const template = `${TIMES}px repeat(${all.length}, minmax(${COLUMN}px, 1fr))`;
  return (
    <Box
      role="region"
      aria-label="Sequence of events"
      // This diagram scrolls, so the keyboard must reach it.
      tabIndex={0}
      sx={{
        overflow: 'auto',
        maxHeight: '75dvh',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 3,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ position: 'relative', minWidth: TIMES + all.length * COLUMN }}>
        <ColumnNames columns={all} template={template} />
        <ColumnLines columns={all} template={template} />
        <Box component="ol" aria-label="Events" sx={{ pb: 1 }}>
          {arrows.map((arrow) => (
            <SequenceArrow
              key={`${arrow.delivery.tab}:${arrow.delivery.number}`}
              {...arrow}
              fromName={all[arrow.from]?.name ?? ''}
              toName={all[arrow.to]?.name ?? ''}
              template={template}
              moment={momentOf(arrow.delivery)}
            />
          ))}
        </Box>
      </Box>
    </Box>
  );
}
