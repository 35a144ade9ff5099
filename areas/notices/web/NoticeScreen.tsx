import { Button, Title } from '@mantine/core';
import { IconBell, IconPencil } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { PagedList } from '#shell/web/lists/PagedList.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { RecordScreen } from '#shell/web/records/RecordScreen.tsx';
import { DetailList } from '#shell/web/records/DetailList.tsx';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { formatDate, formatRelativeDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { type Notice, noticeRoutes, type Recipient } from '../contract.ts';
import { NoticeMenu } from './NoticeMenu.tsx';
import classes from './NoticeScreen.module.css';
import { NoticeStatusBadge } from './NoticeStatusBadge.tsx';
import { audienceText, readersText } from './notice-texts.ts';
import { noticeInvalidations, useNotice, useRecipients } from './queries.ts';

/** A notice as its clients see it, and who has read it. */
export function NoticeScreen() {
  const t = useTexts('notices');
  const may = useMay();
  const { id = '' } = useParams({ strict: false });

  return (
    <RecordScreen
      query={useNotice(id)}
      title={() => t('detail.title')}
      subtitle={(notice) => <PublicationLine notice={notice} />}
      back={{ to: '/notices', label: t('detail.back') }}
      actions={(notice) => (
        <>
          {may('update notices') && (
            <LinkButton
              to="/notices/$id/edit"
              params={{ id }}
              variant="default"
              leftSection={<IconPencil size={18} aria-hidden="true" />}
            >
              {t('edit')}
            </LinkButton>
          )}
          <NoticeMenu notice={notice} placement="header" />
        </>
      )}
    >
      {(notice) => (
        <div className={classes['columns']}>
          <Content notice={notice} />
          <Recipients notice={notice} />
        </div>
      )}
    </RecordScreen>
  );
}

function PublicationLine({ notice: { status, publishAt, editedAt } }: { notice: Notice }) {
  const t = useTexts('notices');
  const at = publishAt && { date: formatDate(publishAt), time: formatTime(publishAt) };
  return (
    <span className={classes['publication']}>
      <NoticeStatusBadge status={status} />
      {[
        at ? t(status === 'scheduled' ? 'detail.scheduled' : 'detail.published', at) : t('detail.draft'),
        editedAt && t('edited', { date: formatDate(editedAt), time: formatTime(editedAt) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  );
}

function Content({ notice }: { notice: Notice }) {
  const t = useTexts('notices');
  const { text, picture, expiresOn, mustConfirm, sendsPush } = notice;
  const options = [
    mustConfirm && t('detail.mustConfirm'),
    sendsPush && t('detail.sendsPush'),
    expiresOn && t('detail.until', { date: formatDate(expiresOn) }),
  ].filter((option) => typeof option === 'string');
  return (
    <Section title={t('form.content')}>
      <div className={classes['content']}>
        {picture && <img src={picture.url} alt={t('picture.alt')} className={classes['picture']} />}
        <p className={classes['text']}>{text}</p>
        <DetailList fields={[{ label: t('columns.audience'), value: audienceText(notice, t) }]} />
        {options.length > 0 && (
          <ul className={classes['options']}>
            {options.map((option) => (
              <li key={option}>{option}</li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

function Recipients({ notice }: { notice: Notice }) {
  const t = useTexts('notices');
  const pages = useRecipients(notice.id);
  const read = readersText(notice, t);
  const unreached = notice.recipients - notice.registered;
  if (!read) return <Section title={t('detail.recipients')}>{t('detail.notYet')}</Section>;

  return (
    <PagedList
      pages={pages}
      label={t('detail.recipients')}
      rowKey={({ clientId }) => clientId}
      toolbar={
        <header className={classes['head']}>
          <div>
            <Title order={2}>{t('detail.recipients')}</Title>
            <div className={classes['count']}>
              {[read, unreached > 0 && t('detail.unreached', { count: unreached }), t('detail.recipientsHelp')]
                .filter(Boolean)
                .join(' · ')}
            </div>
          </div>
          <Reminder notice={notice} />
        </header>
      }
      columns={[
        { name: 'name', header: t('columns.client'), cell: ({ name }) => name, card: 'title' },
        {
          name: 'state',
          header: t('columns.status'),
          width: 220,
          cell: (recipient) => <ReadState recipient={recipient} editedAt={notice.editedAt} />,
          card: 'state',
        },
      ]}
      empty={<EmptyState illustration="people" text={t('detail.nobody')} />}
    />
  );
}

const tones = { unreached: 'bad', unread: 'soon', outdated: 'fresh', read: 'good' } as const;

function ReadState({ recipient: { state, readAt }, editedAt }: { recipient: Recipient } & Pick<Notice, 'editedAt'>) {
  const t = useTexts('notices');
  const when = state === 'read' && readAt ? formatRelativeDate(readAt) : '';
  if (state === 'read' && readAt && editedAt && readAt < editedAt)
    return <StateBadge tone={tones.outdated}>{t('state.beforeEdit', { when })}</StateBadge>;
  return <StateBadge tone={tones[state]}>{t(`state.${state}`, { when })}</StateBadge>;
}

/** The button of the reminder, or the day it was sent. */
function Reminder({ notice: { id, status, registered, readers, remindedAt } }: { notice: Notice }) {
  const t = useTexts('notices');
  const may = useMay();
  const count = registered - readers;
  const reminder = useRecordAction(noticeRoutes.remind, {
    confirm: { title: t('remind.title'), text: t('remind.text', { count }), confirmLabel: t('remind.yes') },
    invalidates: noticeInvalidations,
    success: t('remind.done'),
  });
  if (remindedAt) return <span className={classes['count']}>{t('remind.sent', { date: formatDate(remindedAt) })}</span>;
  if (status !== 'published' || count === 0 || !may('update notices')) return null;

  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconBell size={16} aria-hidden="true" />}
      loading={reminder.isPending}
      onClick={() => reminder.run({ id })}
    >
      {t('remind.action')}
    </Button>
  );
}
