import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Stands where a page will be while its code, or who may see it, is not known yet. */
export function PageSkeleton({ heading }: { heading?: string }) {
  return (
    <Container aria-busy="true" sx={{ py: { xs: 4, md: 6 }, minHeight: '80dvh' }}>
      <Stack spacing={2}>
        {heading === undefined ? (
          <Skeleton variant="rounded" width="min(26rem, 70%)" height={44} />
        ) : (
          <Typography variant="h1">{heading}</Typography>
        )}
        <Skeleton variant="rounded" width="min(36rem, 90%)" height={22} />
        <Skeleton variant="rounded" height={220} sx={{ mt: '32px !important' }} />
      </Stack>
    </Container>
  );
}
