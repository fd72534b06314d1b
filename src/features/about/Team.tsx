import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { team } from '../../data/team.ts';
import { Initial } from '../../shared/Initial.tsx';
import { messages } from './messages.en.ts';

const tones = ['primary', 'success', 'warning', 'secondary'] as const;

/** Returns the colours of a team member's initial, which differ from those of the neighbours. */
function initialLook(index: number) {
  const color = `var(--mui-palette-${tones[index % tones.length]}-main)`;
  const background = 'var(--mui-palette-background-default)';
  return { color, bgcolor: `color-mix(in srgb, ${color} 16%, ${background})` };
}

export function Team() {
  return (
    <Container component="section" aria-labelledby="team-title" sx={{ py: { xs: 5, md: 8 } }}>
      <Typography variant="h2" id="team-title">
        {messages.team}
      </Typography>
      <Box
        component="ul"
        sx={{
          mt: { xs: 3, md: 4 },
          display: 'grid',
          columnGap: 4,
          rowGap: { xs: 2.5, md: 4 },
          // Six cards fill every row, whether a row has one, two or three columns.
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {team.map(({ id, name, role, note }, index) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <Initial name={name} size="72px" sx={initialLook(index)} />
            <div>
              <Typography variant="h3">{name}</Typography>
              <Typography variant="body2" sx={{ color: 'primary.main', fontWeight: 700 }}>
                {role}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {note}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Container>
  );
}
