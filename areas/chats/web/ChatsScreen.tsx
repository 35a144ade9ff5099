import { useMediaQuery } from '@mantine/hooks';
import { desktop } from '#shell/web/layouts/desktop.ts';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { useScreenTitle } from '#shell/web/widgets/screen-title.ts';
import { ChatParams } from './chat-params.ts';
import classes from './Chats.module.css';
import { ConversationPanel } from './conversation/ConversationPanel.tsx';
import { ConversationList } from './list/ConversationList.tsx';

/** The conversations at the left and the open one at the right; on a phone one of the two. */
export function ChatsScreen() {
  const t = useTexts('chats');
  const isDesktop = useMediaQuery(desktop, undefined, { getInitialValueInEffect: false });
  const [{ open, at, ...filters }, setParams] = useSearchParams(ChatParams);
  useScreenTitle(t('title'));
  const close = () => setParams({ open: undefined, at: undefined });

  return (
    <div className={classes['screen']} data-open={open !== undefined}>
      {(isDesktop || !open) && (
        <ConversationList
          filters={filters}
          openId={open}
          onFilter={setParams}
          onOpen={(id, seq) => setParams({ open: id, at: seq }, { replace: isDesktop })}
        />
      )}
      {open && (
        <div className={classes['panel']}>
          <ConversationPanel key={`${open} ${at}`} conversationId={open} at={at} onClose={close} hasBack={!isDesktop} />
        </div>
      )}
      {isDesktop && !open && (
        <div className={classes['choose']}>
          <EmptyState illustration="people" text={t('list.choose')} />
        </div>
      )}
    </div>
  );
}
