import { IconMessageCircle } from '@tabler/icons-react';
import { useUnreadConversations } from '#areas/chats/web/public.tsx';
import { isClientView } from '#shell/web/api/token.ts';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { useRunner } from '../runner-context.ts';
import { useRunnerTexts } from '../runner-texts.ts';
import classes from './RunnerHeader.module.css';

/** Says to the client who trains that a message is to be read: the runner has no navigation with its badge. */
export function UnreadMessages() {
  const may = useMay();
  const { client } = useRunner();
  if (client || isClientView() || !may('view chats')) return null;
  return <UnreadBanner />;
}

function UnreadBanner() {
  const t = useRunnerTexts();
  if (useUnreadConversations() === 0) return null;
  return (
    <div className={classes['banner']}>
      <Banner
        tone="info"
        icon={IconMessageCircle}
        role="status"
        actions={<LinkAnchor to="/my/chat">{t('runner.readMessage')}</LinkAnchor>}
      >
        {t('runner.unreadMessage')}
      </Banner>
    </div>
  );
}
