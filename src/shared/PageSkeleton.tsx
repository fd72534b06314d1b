import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Stands where a page will be while its code arrives. */
export function PageSkeleton() {
  return (
    <Container aria-busy="true" sx={{ py: { xs: 4, md: 6 }, minHeight: '80dvh' }}>
      <Stack spacing={2}>
        <Skeleton variant="rounded" width="min(26rem, 70%)" height={44} />
        <Skeleton variant="rounded" width="min(36rem, 90%)" height={22} />
        <Skeleton variant="rounded" height={220} sx={{ mt: '32px !important' }} />
      </Stack>
    </Container>
  );
}
