import Box from '@mui/material/Box';

export function JsonBlock({ value, label }: { value: unknown; label: string }) {
  return (
    <Box
      component="pre"
      role="group"
      aria-label={label}
      // This block scrolls, so the keyboard must reach it.
      tabIndex={0}
      sx={{
        m: 0,
        p: 1.5,
        maxHeight: 260,
        overflow: 'auto',
        borderRadius: 2,
        bgcolor: 'tint.main',
        fontSize: 12,
        lineHeight: 1.5,
        fontFamily: 'ui-monospace, monospace',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {JSON.stringify(value, null, 2) ?? 'undefined'}
    </Box>
  );
}
