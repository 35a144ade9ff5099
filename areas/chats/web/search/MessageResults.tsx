import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type FoundMessage, messageSearchRoutes, searchedKinds } from '../../contract/search.ts';
import { shortTime } from '../short-time.ts';
import classes from './MessageResults.module.css';

interface MessageResultsProps {
  search: string | undefined;
  /** Only messages of this conversation, shown with their authors instead of the names of the clients. */
  conversationId?: string;
  onOpen: (message: FoundMessage) => void;
}

/** The messages that a search finds, or all files or links, newest first. */
export function MessageResults({ search, conversationId, onOpen }: MessageResultsProps) {
  const t = useTexts('chats');
  const [kind, setKind] = useState<(typeof searchedKinds)[number]>();
  const list = useInfiniteApiQuery(
    messageSearchRoutes.search,
    { search, kind, conversationId },
    ({ messages }) => messages,
  );
  const hasFilter = search !== undefined || kind !== undefined;

  return (
    <section className={classes['results']} aria-label={t('search.results')}>
      <SegmentedControl
        size="xs"
        aria-label={t('search.kind')}
        value={kind ?? 'all'}
        onChange={(value) => setKind(searchedKinds.find((one) => one === value))}
        data={['all' as const, ...searchedKinds].map((value) => ({ value, label: t(`search.kinds.${value}`) }))}
      />
      {list.isPending && <Skeleton height={52} />}
      <ol className={classes['rows']} aria-busy={list.isPlaceholderData}>
        {list.rows.map((message) => (
          <li key={message.id}>
            <button type="button" className={classes['row']} onClick={() => onOpen(message)}>
              <span className={classes['head']}>
                <strong>{conversationId ? authorOf(message) : message.title}</strong>
                <time dateTime={message.createdAt}>{shortTime(message.createdAt)}</time>
              </span>
              <span className={classes['excerpt']}>
                {!conversationId && message.isOwn && <span>{`${t('messages.you')}: `}</span>}
                <Excerpt message={message} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      {hasFilter && !list.isPending && list.rows.length === 0 && (
        <p className={classes['empty']} role="status">
          {list.error ? t('search.failed') : t('search.empty')}
        </p>
      )}
      {list.hasMore && (
        <Button variant="subtle" color="gray" loading={list.isLoadingMore} onClick={list.loadMore}>
          {t('list.more')}
        </Button>
      )}
    </section>
  );

  function authorOf({ isOwn, senderName }: FoundMessage): string {
    return isOwn ? t('messages.you') : (senderName ?? t('messages.system'));
  }
}

/** The text around the match; a picture, video or voice note by its kind. */
function Excerpt({ message: { excerpt, type } }: { message: FoundMessage }) {
  const t = useTexts('chats');
  const kind = { image: 'photo', video: 'video', audio: 'voiceNote' } as const;
  if (type === 'image' || type === 'video' || type === 'audio') return t(`messages.${kind[type]}`);
  return withStarts(excerpt).map(({ text, isMatch, start }) => (isMatch ? <mark key={start}>{text}</mark> : text));
}

/** The parts of an excerpt with their position in it. */
function withStarts(excerpt: FoundMessage['excerpt']) {
  return excerpt.map((part, index) => ({
    ...part,
    start: excerpt.slice(0, index).reduce((length, { text }) => length + text.length, 0),
  }));
}
