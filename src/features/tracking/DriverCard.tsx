import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Driver } from '../../../machines/entities.ts';
import { StarRating } from '../../shared/StarRating.tsx';
import { CallIcon, ChatIcon } from '../../shared/icons.tsx';

type DriverCardProps = {
  driver: Driver;
  /** Undefined for a customer whose order it is not: the conversation is not theirs. */
  onMessage?: () => void;
  /** Whose the conversation is, where that is not plain. */
  note?: string;
};

/** A phone number as a link takes it: digits and the leading plus. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}

/** Who brings the order: initial, name, vehicle and rating. */
export function DriverIdentity({ driver, children }: { driver: Driver; children?: ReactNode }) {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar
        aria-hidden
        sx={{
          width: 52,
          height: 52,
          bgcolor: 'tint.strong',
          color: 'text.primary',
          fontWeight: 800,
        }}
      >
        {driver.name.charAt(0)}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{driver.name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {driver.vehicle}
        </Typography>
        {driver.rating > 0 && <StarRating rating={driver.rating} />}
      </Box>
      {children}
    </Stack>
  );
}

/** The driver, and the ways to reach them. */
export function DriverCard({ driver, onMessage, note }: DriverCardProps) {
  return (
    <Paper
      component="section"
      aria-labelledby="driver-title"
      variant="outlined"
      sx={{ p: { xs: 2.5, sm: 3 }, borderRadius: 5 }}
    >
      <Typography variant="h3" component="h2" id="driver-title" sx={{ mb: 2 }}>
        Driver
      </Typography>
      <DriverIdentity driver={driver} />
      <Stack direction="row" sx={{ mt: 2, gap: 1, flexWrap: 'wrap' }}>
        {onMessage && (
          <Button
            variant="contained"
            startIcon={<ChatIcon />}
            aria-label={`Message ${driver.name}`}
            onClick={onMessage}
            sx={{ flex: 1 }}
          >
            Message
          </Button>
        )}
        {driver.phone && (
          <Button
            variant="outlined"
            startIcon={<CallIcon />}
            href={telephoneLink(driver.phone)}
            aria-label={`Call ${driver.name}`}
            sx={{ flex: 1 }}
          >
            Call
          </Button>
        )}
      </Stack>
      {note && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </Paper>
  );
}
