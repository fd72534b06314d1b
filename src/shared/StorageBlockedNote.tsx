import Typography from '@mui/material/Typography';
import { isStorageBlocked } from '../services/browser-storage.ts';

/** If the browser blocks its storage, explains why the customer's orders are missing. */
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
