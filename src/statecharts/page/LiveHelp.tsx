import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

/** How to bring an app tab into view. */
export function LiveHelp({ what }: { what: string }) {
  return (
    <Box>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {what} Open FoodDash inspected in another tab of this browser: its actors appear here as
        they start. Passwords, card data and e-mail addresses stay in that tab.
      </Typography>
      <Button variant="contained" href="/?inspect" target="_blank" rel="noopener">
        Open the app inspected
      </Button>
    </Box>
  );
}
