import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { SeenMessagesActor } from '../../shared/seen-messages.ts';
import { followOrderNews } from './follow-order-news.ts';

/** Tells a customer in the tab's title, on the app's badge and by notification what happens to their orders. */
export function OrderNews({ userId }: { userId: string }) {
  const record = SeenMessagesActor.useActorRef();
  const navigate = useNavigate();
  useEffect(
    () => followOrderNews(userId, record, (path) => void navigate(path)),
    [userId, record, navigate],
  );
  return null;
}
