import { ActionIcon, Menu } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
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
import { laterRoutes, type ScheduledMessage } from '../../contract/later.ts';
import { chatSettingRoutes } from '../../contract/settings.ts';
import { laterChoices } from '../../rules/later.ts';
import { LaterFields } from './LaterFields.tsx';

interface SendLaterMenuProps {
  conversationId: string;
  /** What is written in the field; an empty text cannot be sent later. */
  text: string;
  /** The text is stored on the server. */
  onScheduled: () => void;
}

/** Sends the text of the field at a time that is chosen with one click, or in a dialog. */
export function SendLaterMenu({ conversationId, text, onScheduled }: SendLaterMenuProps) {
  const t = useTexts('chats');
  const [isOpen, setOpen] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const zone = currentTimeZone();
  const hours = useApiQuery(chatSettingRoutes.hours, { id: conversationId }, { enabled: isOpen }).data?.hours;
  const opening = hours && !hours.isOpen && hours.changesAt ? new Date(hours.changesAt) : null;
  const create = useApiMutation(laterRoutes.create, {
    invalidates: [laterRoutes.list],
    onSuccess: ({ scheduled }) => finish(scheduled),
  });

  function finish({ sendAt }: ScheduledMessage): void {
    setChoosing(false);
    onScheduled();
    toast.success(t('later.done', { day: formatDate(sendAt), time: formatTime(sendAt) }));
  }

  function scheduleAt(at: Date): void {
    const sendOn = plainDateInZone(at.toISOString(), zone);
    create.mutate({ conversationId, messageId: newId(), message: text, sendOn, sendTime: formatTime(at, zone) });
  }

  return (
    <>
      <Menu position="top-end" shadow="md" opened={isOpen} onChange={setOpen}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            aria-label={t('later.action')}
            disabled={text === ''}
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
          <Menu.Item onClick={() => setChoosing(true)}>{t('later.choose')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Dialog opened={isChoosing} onClose={() => setChoosing(false)} title={t('later.action')}>
        <LaterForm conversationId={conversationId} text={text} onSaved={finish} onCancel={() => setChoosing(false)} />
      </Dialog>
    </>
  );
}

interface LaterFormProps {
  conversationId: string;
  text: string;
  onSaved: (scheduled: ScheduledMessage) => void;
  onCancel: () => void;
}

function LaterForm({ conversationId, text, onSaved, onCancel }: LaterFormProps) {
  const t = useTexts('chats');
  const [messageId] = useState(newId);
  const form = useServerForm({
    route: laterRoutes.create,
    initialValues: { sendOn: '', sendTime: '09:00' },
    toRequest: (values) => ({ ...values, conversationId, messageId, message: text }),
    invalidates: [laterRoutes.list],
    onSuccess: ({ scheduled }) => onSaved(scheduled),
  });
  return (
    <FormSheet form={form} save={t('later.save')} onCancel={onCancel}>
      <LaterFields form={form} />
    </FormSheet>
  );
}
