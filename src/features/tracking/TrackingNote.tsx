import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

/** Asks visitors to sign in. Signed-in customers see the tracking card's status instead. */
export function TrackingNote({ onSignIn }: { onSignIn: () => void }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>Please sign in to track your orders</Typography>
      <Button variant="outlined" onClick={onSignIn}>
        Sign In
      </Button>
    </Box>
  );
}
