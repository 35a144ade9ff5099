import { Navigate } from '@tanstack/react-router';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useScreenTitle } from '#shell/web/widgets/screen-title.ts';
import classes from './Chats.module.css';
import { ConversationPanel } from './conversation/ConversationPanel.tsx';

/** The conversation of a client with the professionals who look after them. A professional, who has many, sees the list. */
export function MyChatScreen() {
  const t = useTexts('chats');
  const { clientId } = useMe();
  useScreenTitle(t('my.title'));
  if (!clientId) return <Navigate to="/chats" replace />;
  return (
    <div className={classes['single']}>
      <h1 className={classes['hidden']}>{t('my.title')}</h1>
      <ConversationPanel conversationId={clientId} />
    </div>
  );
}
