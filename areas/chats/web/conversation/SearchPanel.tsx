import { useState } from 'react';
import { SearchField } from '#shell/web/lists/SearchField.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { FoundMessage } from '../../contract/search.ts';
import { MessageResults } from '../search/MessageResults.tsx';
import classes from './Conversation.module.css';

interface SearchPanelProps {
  conversationId: string;
  onOpen: (message: FoundMessage) => void;
}

/** The search in one conversation, above its messages. */
export function SearchPanel({ conversationId, onOpen }: SearchPanelProps) {
  const t = useTexts('chats');
  const [search, setSearch] = useState<string>();
  return (
    <section className={classes['search']} aria-label={t('search.open')}>
      <SearchField label={t('search.inConversation')} value={search} onChange={setSearch} autoFocus />
      <MessageResults {...{ search, conversationId, onOpen }} />
    </section>
  );
}
