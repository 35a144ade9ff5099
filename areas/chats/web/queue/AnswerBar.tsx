import { Button, Menu } from '@mantine/core';
import { IconCheck, IconClockPause, IconMessageQuestion, IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useMay } from '#shell/web/session.ts';
import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { currentTimeZone } from '#shell/web/texts/time-zone.ts';
import { chatRoutes, type Conversation } from '../../contract.ts';
import { queueRoutes } from '../../contract/queue.ts';
import { laterChoices } from '../../rules/later.ts';
import { queueInvalidations } from '../queries.ts';
import { AssignDialog } from './AssignDialog.tsx';
import classes from './AnswerBar.module.css';
import { waitingText } from './waiting-text.ts';

/** Since when a client waits for an answer, who is to answer, and what ends the waiting. For professionals. */
export function AnswerBar({ conversationId: id }: { conversationId: string }) {
  const t = useTexts('chats');
  const may = useMay();
  const [isAssigning, setAssigning] = useState(false);
  const answering = useApiQuery(chatRoutes.ofClient, { id }).data?.conversation.answering;
  const dismiss = useRecordAction(queueRoutes.dismiss, {
    invalidates: queueInvalidations,
    success: t('queue.dismissed'),
  });
  if (!answering || !(answering.waitingSince || answering.assignee)) return null;
  const { waitingSince, assignee } = answering;

  return (
    <div className={classes['bar']}>
      <p className={classes['text']}>
        {waitingSince ? (
          <IconMessageQuestion size={16} aria-hidden="true" />
        ) : (
          <IconUserCheck size={16} aria-hidden="true" />
        )}
        <span>{stateText(answering)}</span>
      </p>
      <div className={classes['buttons']} hidden={!may('update chats')}>
        {waitingSince && (
          <>
            <SnoozeMenu id={id} />
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconCheck size={14} aria-hidden="true" />}
              loading={dismiss.isPending}
              onClick={() => dismiss.run({ id })}
            >
              {t('queue.dismiss')}
            </Button>
          </>
        )}
        <Button variant="default" size="compact-sm" onClick={() => setAssigning(true)}>
          {t(assignee ? 'queue.reassign' : 'queue.assign')}
        </Button>
      </div>
      <AssignDialog
        conversationId={id}
        assigneeId={assignee?.id ?? null}
        opened={isAssigning}
        onClose={() => setAssigning(false)}
      />
    </div>
  );

  function stateText({
    waitingSince: since,
    snoozedUntil,
    assignee: assigned,
  }: NonNullable<Conversation['answering']>) {
    const isSnoozed = snoozedUntil !== null && Date.parse(snoozedUntil) > Date.now();
    const texts = [
      since && !isSnoozed && t('queue.waiting', { time: waitingText(since, t) }),
      since && isSnoozed && t('queue.snoozed', { day: formatDate(snoozedUntil), time: formatTime(snoozedUntil) }),
      assigned && t('queue.assigned', { name: assigned.name }),
    ];
    return texts.filter((text) => text).join(' · ');
  }
}

function SnoozeMenu({ id }: { id: string }) {
  const t = useTexts('chats');
  const snooze = useRecordAction(queueRoutes.snooze, {
    invalidates: queueInvalidations,
    success: t('queue.snoozedDone'),
  });
  const zone = currentTimeZone();

  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconClockPause size={14} aria-hidden="true" />}
          loading={snooze.isPending}
        >
          {t('queue.snooze')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {laterChoices(new Date(), zone, null).map(({ name, at }) => (
          <Menu.Item key={name} onClick={() => snooze.run({ id, until: at.toISOString() })}>
            {t(`later.choices.${name}`, { time: formatTime(at) })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
