import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { settle } from '../services/when-settled.ts';

/**
 * Leads on to another page, which takes the place of this one in the history. The router's own does so
 * once: whoever went on and back before the other page was there would then stay here for ever.
 */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  const navigate = useNavigate();
  const arrival = useLocation();
  useEffect(() => {
    settle();
    void navigate(to, { replace: true, state });
  }, [navigate, to, state, arrival]);
  return null;
}
