import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { memo } from 'react';
import { isStorageBlocked } from '../../services/browser-storage.ts';
import { bringIntoView } from '../../shared/bring-into-view.ts';
import { messages } from './messages.en.ts';

const look = { mb: 3, scrollMarginTop: '16px' } as const;

/**
 * Shows why the order was not placed. If the browser blocks storage, the banner appears before the customer
 * fills in the form. The banner scrolls into view, because the clicked button may be far below it.
 */
export const CheckoutBanner = memo(function CheckoutBanner({ hasFailed }: { hasFailed: boolean }) {
  // Storage is checked again after each failure, because the customer may have blocked it since the page
  // loaded.
  if (isStorageBlocked()) {
    return (
      // The key changes after each attempt, so that a new banner scrolls into view again.
      <Alert
        key={String(hasFailed)}
        ref={bringIntoView}
        severity="error"
        variant="filled"
        sx={look}
      >
        <AlertTitle>{messages.storageBlocked.title}</AlertTitle>
        {messages.storageBlocked.text}
      </Alert>
    );
  }
  return (
    hasFailed && (
      <Alert ref={bringIntoView} severity="error" variant="filled" sx={look}>
        {messages.failed}
      </Alert>
    )
  );
});
