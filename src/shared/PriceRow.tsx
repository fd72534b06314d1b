import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Price } from './Price.tsx';

type PriceRowProps = { label: string; dollars: number; rupees: number; strong?: boolean };

/** Shows one line of a bill. Only the total is `strong`. */
export function PriceRow({ label, dollars, rupees, strong = false }: PriceRowProps) {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{
        justifyContent: 'space-between',
        alignItems: 'baseline',
        fontSize: strong ? '1.125rem' : '1rem',
      }}
    >
      <Typography
        component="dt"
        sx={{
          fontSize: 'inherit',
          fontWeight: strong ? 800 : 400,
          color: strong ? 'text.primary' : 'text.secondary',
        }}
      >
        {label}
      </Typography>
      <Typography component="dd" sx={{ fontSize: 'inherit', textAlign: 'end' }}>
        <Price dollars={dollars} rupees={rupees} strong={strong} />
      </Typography>
    </Stack>
  );
}
