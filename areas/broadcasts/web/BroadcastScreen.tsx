import { Button, Progress } from '@mantine/core';
import { IconPaperclip, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { PagedList } from '#shell/web/lists/PagedList.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { RecordScreen } from '#shell/web/records/RecordScreen.tsx';
import { useRecord } from '#shell/web/records/use-record.ts';
import { useMay } from '#shell/web/session.ts';
import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { type Broadcast, type BroadcastRecipient, broadcastRoutes } from '../contract.ts';
import classes from './BroadcastScreen.module.css';
import { BroadcastStatusBadge } from './BroadcastStatusBadge.tsx';

/** A broadcast: what is sent, how far it is, and what became of each recipient. */
export function BroadcastScreen() {
  const t = useTexts('broadcasts');
  const { id = '' } = useParams({ strict: false });

  return (
    <RecordScreen
      query={useRecord(broadcastRoutes.get, { id }, ({ broadcast }) => broadcast)}
      title={() => t('detail.title')}
      subtitle={(broadcast) => <StatusLine broadcast={broadcast} />}
      back={{ to: '/broadcasts', label: t('title') }}
      actions={(broadcast) =>
        broadcast.status === 'stopped' ? <ResumeButton broadcast={broadcast} /> : <StopButton broadcast={broadcast} />
      }
    >
      {(broadcast) => (
        <div className={classes['columns']}>
          <Content broadcast={broadcast} />
          <Recipients broadcast={broadcast} />
        </div>
      )}
    </RecordScreen>
  );
}

function StatusLine({ broadcast }: { broadcast: Broadcast }) {
  const t = useTexts('broadcasts');
  const { sendAt, author } = broadcast;
  return (
    <span className={classes['status']}>
      <BroadcastStatusBadge broadcast={broadcast} />
      {t('detail.when', { day: formatDate(sendAt), time: formatTime(sendAt), name: author.name })}
    </span>
  );
}

/** Before the first message it cancels the broadcast, later it stops the rest. */
function StopButton({ broadcast: { id, status } }: { broadcast: Broadcast }) {
  const t = useTexts('broadcasts');
  const may = useMay();
  const { list, get, recipients } = broadcastRoutes;
  const stop = useRecordAction(broadcastRoutes.stop, {
    invalidates: [list, get, recipients],
    success: t('stop.done'),
  });
  if (!may('create chats') || status === 'finished') return null;
  return (
    <Button
      variant="default"
      leftSection={<IconPlayerStop size={18} aria-hidden="true" />}
      loading={stop.isPending}
      onClick={() => stop.run({ id })}
    >
      {t(status === 'waiting' ? 'stop.cancel' : 'stop.action')}
    </Button>
  );
}

/** Sends the rest of a stopped broadcast. */
function ResumeButton({ broadcast: { id, recipients, sent, skipped } }: { broadcast: Broadcast }) {
  const t = useTexts('broadcasts');
  const may = useMay();
  const routes = broadcastRoutes;
  const resume = useRecordAction(routes.resume, {
    invalidates: [routes.list, routes.get, routes.recipients],
    success: t('stop.resumed'),
  });
  if (!may('create chats') || sent + skipped === recipients) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconPlayerPlay size={18} aria-hidden="true" />}
      loading={resume.isPending}
      onClick={() => resume.run({ id })}
    >
      {t('stop.resume')}
    </Button>
  );
}

function Content({ broadcast: { text, attachment } }: { broadcast: Broadcast }) {
  const t = useTexts('broadcasts');
  return (
    <Section title={t('detail.message')}>
      {text && <p className={classes['text']}>{text}</p>}
      {attachment && (
        <p className={classes['file']}>
          <IconPaperclip size={16} aria-hidden="true" />
          {attachment.filename}
        </p>
      )}
    </Section>
  );
}

const tones = {
  pending: 'quiet',
  sent: 'good',
  chat_disabled: 'bad',
  not_visible: 'bad',
  author_removed: 'bad',
} as const;

function Recipients({ broadcast }: { broadcast: Broadcast }) {
  const t = useTexts('broadcasts');
  const { id, status, recipients, sent, skipped } = broadcast;
  const pages = useInfiniteApiQuery(broadcastRoutes.recipients, { id }, (page) => page.recipients);
  const outcomeText = ({ outcome }: BroadcastRecipient) =>
    t(outcome === 'pending' && status === 'stopped' ? 'outcome.stopped' : `outcome.${outcome}`);

  return (
    <PagedList
      pages={pages}
      label={t('detail.recipients')}
      rowKey={({ clientId }) => clientId}
      toolbar={
        <div className={classes['progress']}>
          <h2 className={classes['heading']}>{t('detail.recipients')}</h2>
          <p role="status" className={classes['count']}>
            {t('detail.progress', { sent, recipients })}
            {skipped > 0 && ` ${t('detail.skipped', { count: skipped })}`}
          </p>
          <Progress.Root size="sm" aria-hidden="true">
            <Progress.Section value={(100 * sent) / recipients} />
            <Progress.Section value={(100 * skipped) / recipients} color="orange" />
          </Progress.Root>
        </div>
      }
      columns={[
        { name: 'name', header: t('columns.client'), cell: ({ name }) => name, card: 'title' },
        {
          name: 'outcome',
          header: t('columns.status'),
          width: 240,
          cell: (recipient) => <StateBadge tone={tones[recipient.outcome]}>{outcomeText(recipient)}</StateBadge>,
          card: 'state',
        },
      ]}
      empty={<EmptyState illustration="people" text={t('detail.empty')} />}
    />
  );
}
