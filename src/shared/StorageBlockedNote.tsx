import Typography from '@mui/material/Typography';
import { isStorageBlocked } from '../services/browser-storage.ts';

/** Shows why the customer's orders are missing, if the browser blocks the storage that contains them. */
export function StorageBlockedNote() {
  return (
    isStorageBlocked() && (
      <Typography sx={{ my: 2 }}>
        Your browser blocks site data, so we can’t load your saved orders. Allow cookies and site
        data for FoodDash, then reload this page.
      </Typography>
    )
  );
}
