import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type ActionRowProps = {
  icon: ReactNode;
  title: string;
  /** The element ID of the title, which names the section. */
  titleId: string;
  children?: ReactNode;
};

/**
 * Shows an icon, the title of a section and its button in one row. A row without a button has the same
 * height.
 */
export function ActionRow({ icon, title, titleId, children }: ActionRowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: 36,
        mb: 0.5,
      }}
    >
      {icon}
      <Typography
        variant="h4"
        component="h2"
        id={titleId}
        sx={{ flex: '1 1 0', minWidth: 'min-content' }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}
