import { Button, Checkbox, SegmentedControl, Select, Skeleton, Title } from '@mantine/core';
import { IconChecks, IconUsersGroup } from '@tabler/icons-react';
import { clientRoutes } from '#areas/clients/contract.ts';
import type { ApiRequest } from '#shell/common/route.ts';
import { type CachedPage, fetchOrReadCached } from '#shell/web/api/cached-pages.ts';
import { isUnreachable } from '#shell/web/api/api-error.ts';
import { call } from '#shell/web/api/call.ts';
import { useApiQuery, useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { SearchField } from '#shell/web/lists/SearchField.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { hasRole, useMay, useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { chatRoutes } from '../../contract.ts';
import { CachedSince } from '../CachedSince.tsx';
import type { ChatParams } from '../chat-params.ts';
import { useNeedsAnswer } from '../queries.ts';
import { useUnreadConversations } from '../unread.ts';
import { MessageResults } from '../search/MessageResults.tsx';
import { removeOutdated } from '../outdated-messages.ts';
import classes from './ConversationList.module.css';
import { ConversationRow } from './ConversationRow.tsx';

type Filters = Omit<ChatParams, 'open' | 'at'>;

interface ConversationListProps {
  filters: Filters;
  openId: string | undefined;
  onFilter: (filters: Partial<Filters>) => void;
  /** `seq`: the message to scroll to. */
  onOpen: (id: string, seq?: number) => void;
}

/** Conversations, the newest message first. A search also finds the clients without messages. */
export function ConversationList({ filters, openId, onFilter, onOpen }: ConversationListProps) {
  const t = useTexts('chats');
  const may = useMay();
  const me = useMe();
  const unread = useUnreadConversations();
  const onlyWithLastMessage = filters.search ? undefined : true;
  const list = useInfiniteApiQuery(
    chatRoutes.list,
    { ...filters, onlyWithLastMessage },
    ({ conversations }) => conversations,
    (request, signal) => fetchPage(me.membershipId ?? '', request, signal),
  );
  const readAll = useRecordAction(chatRoutes.markAllRead, {
    invalidates: [chatRoutes.list, chatRoutes.unreadCount, chatRoutes.messages],
    success: t('list.readAllDone'),
  });

  return (
    <section className={classes['list']} aria-label={t('list.label')}>
      <div className={classes['head']}>
        <Title order={1} size="h2" tabIndex={-1}>
          {t('title')}
        </Title>
        {may('create chats') && (
          <LinkButton
            to="/broadcasts"
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconUsersGroup size={16} aria-hidden="true" />}
          >
            {t('list.many')}
          </LinkButton>
        )}
        {unread > 0 && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconChecks size={16} aria-hidden="true" />}
            loading={readAll.isPending}
            onClick={() => readAll.run({})}
          >
            {t('list.readAll')}
          </Button>
        )}
      </div>
      <Filters filters={filters} onFilter={onFilter} />
      <CachedSince at={(list.firstPage as CachedPage<typeof chatRoutes.list> | undefined)?.cachedAt} />
      <ol className={classes['rows']} aria-busy={list.isPlaceholderData}>
        {list.isPending && [1, 2, 3, 4, 5].map((row) => <Skeleton key={row} component="li" height={60} />)}
        {list.rows.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            isOpen={conversation.id === openId}
            showsWaiting={filters.needsAnswer === true}
            onOpen={() => onOpen(conversation.id)}
          />
        ))}
      </ol>
      {list.error && (
        <div className={classes['state']}>
          <p role="alert">{t(isUnreachable(list.error) ? 'list.notOnDevice' : 'list.failed')}</p>
          <Button variant="default" onClick={list.refetch}>
            {t('messages.tryAgain')}
          </Button>
        </div>
      )}
      {!list.isPending && !list.error && list.rows.length === 0 && !filters.search && (
        <EmptyState illustration="people" text={emptyText()} />
      )}
      {!list.isPending && !list.error && list.rows.length === 0 && filters.search && (
        <p className={classes['noClient']}>{t('list.emptySearch')}</p>
      )}
      {list.hasMore && (
        <Button variant="subtle" color="gray" loading={list.isLoadingMore} onClick={list.loadMore}>
          {t('list.more')}
        </Button>
      )}
      {filters.search && (
        <MessageResults search={filters.search} onOpen={({ conversationId, seq }) => onOpen(conversationId, seq)} />
      )}
    </section>
  );

  function emptyText(): string {
    if (filters.needsAnswer) return t('queue.empty');
    return t(filters.onlyUnread ? 'list.emptyUnread' : 'list.empty');
  }
}

/** The first page without filters is cached on the device. */
async function fetchPage(
  owner: string,
  request: ApiRequest<typeof chatRoutes.list>,
  signal: AbortSignal,
): Promise<CachedPage<typeof chatRoutes.list>> {
  const { search, onlyUnread, needsAnswer, assigneeId, collaboratorId, page } = request;
  const isFiltered = [search, onlyUnread, needsAnswer, assigneeId, collaboratorId].some(Boolean);
  if (isFiltered || page !== 1) return call(chatRoutes.list, request, { signal });
  const fetched = await fetchOrReadCached(owner, { route: chatRoutes.list, request }, { signal });
  if (fetched.cachedAt === undefined) void removeOutdated(fetched.conversations);
  return fetched;
}

function viewOf({ onlyUnread, needsAnswer }: Filters): string {
  if (needsAnswer) return 'queue';
  return onlyUnread ? 'unread' : 'all';
}

function Filters({ filters, onFilter }: Pick<ConversationListProps, 'filters' | 'onFilter'>) {
  const t = useTexts('chats');
  const me = useMe();
  const waiting = useNeedsAnswer();
  const enabled = useMay()('view clients');
  const { teamMembers = [] } = useApiQuery(clientRoutes.collaborators, {}, { enabled }).data ?? {};

  return (
    <div className={classes['filters']}>
      <SearchField label={t('list.search')} value={filters.search} onChange={(search) => onFilter({ search })} />
      <SegmentedControl
        aria-label={t('list.filter')}
        value={viewOf(filters)}
        onChange={(view) =>
          onFilter({
            onlyUnread: view === 'unread' ? true : undefined,
            needsAnswer: view === 'queue' ? true : undefined,
            assigneeId: undefined,
          })
        }
        data={[
          { value: 'all', label: t('list.all') },
          { value: 'unread', label: t('list.unread') },
          { value: 'queue', label: waiting > 0 ? t('queue.tabCount', { count: waiting }) : t('queue.tab') },
        ]}
      />
      {filters.needsAnswer && (
        <Checkbox
          label={t('queue.mine')}
          checked={filters.assigneeId !== undefined}
          onChange={(event) =>
            onFilter({ assigneeId: event.currentTarget.checked ? (me.membershipId ?? undefined) : undefined })
          }
        />
      )}
      {hasRole(me, 'admin') && teamMembers.length > 1 && (
        <Select
          aria-label={t('list.collaborator')}
          placeholder={t('list.collaborator')}
          data={teamMembers.map(({ id, name }) => ({ value: id, label: name }))}
          value={filters.collaboratorId ?? null}
          onChange={(id) => onFilter({ collaboratorId: id ?? undefined })}
          clearable
        />
      )}
    </div>
  );
}
