import { use } from 'react';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ArrowBackIcon } from './icons.tsx';
import { LinkButton } from './LinkButton.tsx';
import type { LinkButtonProps } from './LinkButton.tsx';
import { cameFrom, LastListContext, copyHistoryState } from './page-origin.ts';

/** Returns whether a click opens another tab or window, or downloads the link. */
function isForElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

type ParentPageLinkProps = Omit<LinkButtonProps, 'to' | 'onClick'> & { to: string };

/**
 * Renders a link to the parent page, such as the restaurant list. The parent page then appears as the
 * customer left it. If the customer came from the parent page, the link goes back in the history.
 */
export function ParentPageLink({ to, ...props }: ParentPageLinkProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const lastList = use(LastListContext);
  return (
    <LinkButton
      to={to}
      color="secondary"
      startIcon={<ArrowBackIcon />}
      onClick={(event) => {
        if (isForElsewhere(event)) return;
        const shown = lastList.current;
        if (cameFrom(location, to)) {
          event.preventDefault();
          void navigate(-1);
        } else if (shown?.pathname === to) {
          event.preventDefault();
          void navigate(to, { state: copyHistoryState(shown) });
        }
      }}
      {...props}
    />
  );
}
