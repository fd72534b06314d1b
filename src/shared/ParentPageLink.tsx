import { use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { opensElsewhere } from './controls.ts';
import { ArrowBackIcon } from './icons.tsx';
import { LinkButton } from './LinkButton.tsx';
import type { LinkButtonProps } from './LinkButton.tsx';
import { cameFrom, LastListContext, copyHistoryState } from './page-origin.ts';

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
        if (opensElsewhere(event)) return;
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
