import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Placeholder } from './Placeholder.tsx';

/** Stands where a page will be while its code, or who may see it, is not known yet. */
export function PageSkeleton({ heading }: { heading?: string }) {
  return (
    <Container aria-busy="true" sx={{ py: { xs: 4, md: 6 } }}>
      <Stack spacing={2}>
        {heading === undefined ? (
          <Placeholder sx={{ width: 'min(26rem, 70%)', height: 44 }} />
        ) : (
          <Typography variant="h1">{heading}</Typography>
        )}
        <Placeholder sx={{ width: 'min(36rem, 90%)', height: 22 }} />
        <Box sx={{ pt: 2 }}>
          <Placeholder sx={{ height: 220 }} />
        </Box>
      </Stack>
    </Container>
  );
}
