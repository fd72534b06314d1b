/** The `slotProps` of a dialog with the maximum width `xs` that fills a phone's screen. */
export const fullOnPhone = {
  paper: {
    sx: {
      m: { xs: 0, sm: 4 },
      width: { xs: '100%', sm: 'calc(100% - 64px)' },
      maxWidth: { xs: 'none', sm: 444 },
      height: { xs: '100%', sm: 'auto' },
      maxHeight: { xs: 'none', sm: 'calc(100% - 64px)' },
      borderRadius: { xs: 0, sm: '20px' },
    },
  },
} as const;
