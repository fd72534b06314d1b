import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

/** Stands where a signed-in customer finds the order tracking card. */
export function SignInCard({ onSignIn }: { onSignIn: () => void }) {
  return (
    <Paper
      variant="outlined"
      sx={{
        p: { xs: 2.5, sm: 4 },
        borderRadius: 5,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>Please sign in to track your orders</Typography>
      <Button variant="contained" onClick={onSignIn}>
        Sign In
      </Button>
    </Paper>
  );
}
