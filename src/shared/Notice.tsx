import Alert from '@mui/material/Alert';
import type { AlertProps } from '@mui/material/Alert';

type NoticeProps = Pick<AlertProps, 'action' | 'sx' | 'children'> & {
  isOpen: boolean;
  severity?: 'info' | 'success' | 'warning';
};

/** What the app tells in its corner. Its place is always there, so that it is read out when it comes. */
export function Notice({ isOpen, severity = 'info', ...notice }: NoticeProps) {
  return (
    <div role="status">
      {isOpen && <Alert severity={severity} icon={false} variant="filled" {...notice} />}
    </div>
  );
}
