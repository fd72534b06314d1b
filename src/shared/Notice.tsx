import Alert from '@mui/material/Alert';
import type { AlertProps } from '@mui/material/Alert';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { createPortal } from 'react-dom';
import { CloseButton } from './CloseButton.tsx';
import { focusAround } from './focus-around.ts';
import { noticeHost } from './notice-area.tsx';

type NoticeProps = Pick<AlertProps, 'action' | 'children'> & {
  isOpen: boolean;
  severity?: 'info' | 'success' | 'warning';
  /**
   * The label and the handler of a close button. A notice needs this button if its action does not close it.
   */
  dismissal?: { label: string; dismiss: () => void };
  sx?: SystemStyleObject<Theme>;
};

let arrivals = 0;

/** Puts a notice below the earlier notices, so that they don't move when it appears. */
function putLast(alert: HTMLElement | null): void {
  if (!alert?.parentElement) return;
  arrivals += 1;
  alert.parentElement.style.order = String(arrivals);
}

/**
 * Shows a notice at the edge of the page. The notice's live region is always mounted, so that screen readers
 * announce new content. The region has the role `status` only while the notice is shown, because a dialog may
 * contain another status.
 */
export function Notice({
  isOpen,
  severity = 'info',
  dismissal,
  action,
  sx,
  ...notice
}: NoticeProps) {
  return createPortal(
    <div aria-live="polite" role={isOpen ? 'status' : undefined}>
      {isOpen && (
        <Alert
          ref={putLast}
          // Screen readers already announce the live region around this alert.
          role="none"
          severity={severity}
          icon={false}
          variant="filled"
          action={
            <>
              {action}
              {dismissal && (
                <CloseButton
                  color="inherit"
                  label={dismissal.label}
                  iconSize="small"
                  onClick={({ currentTarget }) => {
                    focusAround(currentTarget);
                    dismissal.dismiss();
                  }}
                />
              )}
            </>
          }
          sx={[
            {
              alignItems: 'center',
              py: 0.5,
              paddingInlineEnd: 1,
              boxShadow: '0 2px 8px rgb(0 0 0 / 0.3)',
              overflowWrap: 'anywhere',
              // With large text, the buttons are below the message.
              flexWrap: 'wrap',
              '& .MuiAlert-message': { flex: '1 1 8em', py: 1 },
              '& .MuiAlert-action': { p: 0, marginInlineEnd: 0, alignItems: 'center' },
              // A neutral notice has the page's own text and background colours, swapped.
              '&.MuiAlert-colorInfo': { bgcolor: 'text.primary', color: 'background.default' },
            },
            sx ?? false,
          ]}
          {...notice}
        />
      )}
    </div>,
    noticeHost(),
  );
}
