import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { SeenMessagesActor } from '../../shared/app.ts';
import { followOrderNews } from './follow-order-news.ts';

/**
 * Notifies a customer about their orders by the tab's title, the app's badge and notifications. Renders
 * nothing.
 */
export function OrderNews({ userId }: { userId: string }) {
  const record = SeenMessagesActor.useActorRef();
  const navigate = useNavigate();
  useEffect(
    () => followOrderNews(userId, record, (path) => void navigate(path)),
    [userId, record, navigate],
  );
  return null;
}
