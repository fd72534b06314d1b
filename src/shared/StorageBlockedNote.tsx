import Typography from '@mui/material/Typography';
import { isStorageBlocked } from '../services/browser-storage.ts';
import { messages } from './storage-messages.en.ts';

/** If the browser blocks its storage, explains why the customer's orders are missing. */
export function StorageBlockedNote() {
  return isStorageBlocked() && <Typography sx={{ my: 2 }}>{messages.blocked}</Typography>;
}
