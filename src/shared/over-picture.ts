/** The styles of a control that overlaps the lower edge of a picture. */
export const overPicture = {
  mt: '-20px',
  '& .MuiButton-root': {
    bgcolor: 'background.paper',
    borderColor: 'primary.main',
    boxShadow: '0 2px 8px rgb(0 0 0 / 0.14)',
    '&:hover': { bgcolor: 'background.paper', borderColor: 'primary.main' },
  },
} as const;
