import { ActionIcon, Menu } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { plainDateInZone } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { currentTimeZone } from '#shell/web/texts/time-zone.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import type { StoredReference } from '../../contract.ts';
import { laterRoutes, type ScheduledMessage } from '../../contract/later.ts';
import { chatSettingRoutes } from '../../contract/settings.ts';
import { laterChoices } from '../../rules/later.ts';
import { pointerTo } from '../outbox/pointer.ts';
import { LaterAttachment, LaterFields } from './LaterFields.tsx';
import classes from './Scheduled.module.css';

interface SendLaterMenuProps {
  isDisabled: boolean;
  conversationId: string;
  /** What is written in the field. */
  text: string;
  /** The saved attachment that is sent with the text. */
  attachment: ScheduledMessage['attachment'];
  /** The record that the message points at. */
  about: StoredReference | null;
  /** This text is stored on the server. */
  onScheduled: (text: string) => void;
  /** Another day or time is to be chosen, in `LaterDialog`. */
  onChooseTime: () => void;
}

/** Sends the text of the field at a time that is chosen with one click, or in a dialog. */
export function SendLaterMenu(props: SendLaterMenuProps) {
  const { isDisabled, conversationId, text, attachment, about, onScheduled, onChooseTime } = props;
  const t = useTexts('chats');
  const [isOpen, setOpen] = useState(false);
  const zone = currentTimeZone();
  const hours = useApiQuery(chatSettingRoutes.hours, { id: conversationId }, { enabled: isOpen }).data?.hours;
  const opening = hours && !hours.isOpen && hours.changesAt ? new Date(hours.changesAt) : null;
  // The same for a repeat after a lost answer, so that the message is scheduled once.
  const [messageId, setMessageId] = useState(newId);
  const create = useApiMutation(laterRoutes.create, {
    invalidates: [laterRoutes.list],
    onSuccess: ({ scheduled }) => {
      setMessageId(newId());
      toast.success(doneText(scheduled, t));
      onScheduled(scheduled.message);
    },
  });

  function scheduleAt(at: Date): void {
    const sendOn = plainDateInZone(at.toISOString(), zone);
    const content = { message: text, attachmentId: attachment?.id ?? null, ...pointerTo(about) };
    create.mutate({
      conversationId,
      messageId,
      ...content,
      sendOn,
      sendTime: formatTime(at, zone),
      timeZone: zone,
    });
  }

  return (
    <Menu position="top-end" shadow="md" opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          className={classes['later'] ?? ''}
          aria-label={t('later.action')}
          disabled={isDisabled}
          loading={create.isPending}
        >
          <IconClockPlus size={20} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {laterChoices(new Date(), zone, opening).map(({ name, at }) => (
          <Menu.Item key={name} onClick={() => scheduleAt(at)}>
            {t(`later.choices.${name}`, { day: formatDate(at), time: formatTime(at) })}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={onChooseTime}>{t('later.choose')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

type Written = Pick<SendLaterMenuProps, 'conversationId' | 'text' | 'attachment' | 'about' | 'onScheduled'>;

interface LaterDialogProps extends Written {
  opened: boolean;
  onClose: () => void;
}

/** Chooses day and time of a message. It is outside the form of the field, because a form cannot contain another one. */
export function LaterDialog({ opened, onClose, ...props }: LaterDialogProps) {
  const t = useTexts('chats');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('later.action')}>
      <LaterForm {...props} onClose={onClose} />
    </Dialog>
  );
}

function LaterForm({
  conversationId,
  text,
  attachment,
  about,
  onScheduled,
  onClose,
}: Omit<LaterDialogProps, 'opened'>) {
  const t = useTexts('chats');
  const [messageId] = useState(newId);
  const form = useServerForm({
    route: laterRoutes.create,
    initialValues: { sendOn: '', sendTime: '09:00', timeZone: currentTimeZone(), attachmentId: attachment?.id ?? '' },
    toRequest: ({ attachmentId, ...time }) => ({
      ...time,
      conversationId,
      messageId,
      message: text,
      attachmentId: attachmentId || null,
      ...pointerTo(about),
    }),
    mode: 'controlled',
    invalidates: [laterRoutes.list],
    success: ({ scheduled }) => doneText(scheduled, t),
    onSuccess: ({ scheduled }) => {
      onScheduled(scheduled.message);
      onClose();
    },
  });
  return (
    <FormSheet form={form} save={t('later.save')} onCancel={onClose}>
      <LaterFields form={form} timeZone={form.form.values.timeZone} />
      <LaterAttachment form={form} present={attachment} />
    </FormSheet>
  );
}

function doneText({ sendAt }: ScheduledMessage, t: TFunction<'chats'>): string {
  return t('later.done', { day: formatDate(sendAt), time: formatTime(sendAt) });
}
