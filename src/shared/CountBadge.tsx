import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

type CountBadgeProps = {
  count: number;
  isOnPrimary?: boolean;
  sx?: SystemStyleObject<Theme>;
};

/**
 * Shows a number, such as the number of unread messages. Screen readers skip the badge, because the
 * accessible name of the control around it contains the number.
 */
export function CountBadge({ count, isOnPrimary = false, sx }: CountBadgeProps) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-block',
        minWidth: 22,
        height: 22,
        px: 0.75,
        borderRadius: 11,
        bgcolor: isOnPrimary ? 'primary.contrastText' : 'primary.main',
        color: isOnPrimary ? 'primary.main' : 'primary.contrastText',
        border: '1px solid transparent',
        fontSize: '0.8125rem',
        fontWeight: 800,
        lineHeight: '20px',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
        ...sx,
      }}
    >
      {count > 99 ? '99+' : count}
    </Box>
  );
}
