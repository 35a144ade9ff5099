import { useEffect } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './ChatBox.module.css';
import { closeChatBox } from './chat-box.ts';
import { ConversationPanel } from './conversation/ConversationPanel.tsx';

/** A conversation beside the present page, which stays usable. */
export function ChatBox({ conversationId }: { conversationId: string }) {
  const t = useTexts('chats');

  // Synchronises with the keyboard: Escape closes the box from everywhere but a dialog above it.
  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('[aria-modal=true]')) closeChatBox();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <aside className={classes['box']} aria-label={t('title')}>
      <ConversationPanel conversationId={conversationId} onClose={closeChatBox} isBox />
    </aside>
  );
}
