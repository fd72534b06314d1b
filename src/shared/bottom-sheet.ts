/** The `slotProps` of a dialog that is a sheet at the bottom of a phone's screen. */
export const bottomSheet = {
  container: { sx: { alignItems: { xs: 'flex-end', sm: 'center' } } },
  paper: {
    sx: {
      width: { xs: '100%', sm: 520 },
      m: { xs: 0, sm: 4 },
      maxHeight: { xs: '92dvh', sm: 'calc(100dvh - 64px)' },
      borderRadius: { xs: '20px 20px 0 0', sm: '20px' },
    },
  },
} as const;
