import { Button, Textarea } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { initialValues } from '#shell/web/forms/initial-values.ts';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { hasRole, useMe } from '#shell/web/session.ts';
import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { chatRoutes } from '../../contract.ts';
import { laterRoutes, type ScheduledMessage } from '../../contract/later.ts';
import { LaterAttachment, LaterFields } from './LaterFields.tsx';
import classes from './Scheduled.module.css';

interface ScheduledRowProps {
  scheduled: ScheduledMessage;
  /** Whether it was sent or deleted while it was edited. */
  isGone: boolean;
  isEditing: boolean;
  onEdit: () => void;
  onClose: () => void;
}

/** A message that is sent later. Its author changes and sends it; the admin can delete it too. */
export function ScheduledRow({ scheduled, isGone, isEditing, onEdit, onClose }: ScheduledRowProps) {
  const t = useTexts('chats');
  const me = useMe();
  const { id, message, attachment, about, author, sendAt, isFailed } = scheduled;
  const isOwn = author.id === me.membershipId;
  const invalidates = [laterRoutes.list, chatRoutes.messages, chatRoutes.list, chatRoutes.ofClient];
  const sendNow = useRecordAction(laterRoutes.sendNow, { invalidates, success: t('later.sent') });
  const deletion = useRecordAction(laterRoutes.delete, { invalidates, success: t('later.deleted') });
  if (isEditing) return <EditRow scheduled={scheduled} isGone={isGone} onClose={onClose} />;

  return (
    <li className={classes['row']}>
      <p className={classes['head']}>
        <strong>{t('later.at', { day: formatDate(sendAt), time: formatTime(sendAt) })}</strong>
        {!isOwn && <span>{author.name}</span>}
        {isFailed && <StateBadge tone="bad">{t('later.failed')}</StateBadge>}
      </p>
      {about && <p className={classes['file']}>{t('composer.about', { label: about.label })}</p>}
      {message && <p className={classes['text']}>{message}</p>}
      {attachment && (
        <p className={classes['file']}>
          <IconPaperclip size={14} aria-hidden="true" />
          {attachment.filename}
        </p>
      )}
      <div className={classes['buttons']}>
        {isOwn && (
          <>
            <Button variant="default" size="compact-sm" loading={sendNow.isPending} onClick={() => sendNow.run({ id })}>
              {t('later.sendNow')}
            </Button>
            <Button variant="default" size="compact-sm" onClick={onEdit}>
              {t('later.edit')}
            </Button>
          </>
        )}
        {(isOwn || hasRole(me, 'admin')) && (
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            loading={deletion.isPending}
            onClick={() => deletion.run({ id })}
          >
            {t('later.delete')}
          </Button>
        )}
      </div>
    </li>
  );
}

function EditRow({ scheduled, isGone, onClose }: Pick<ScheduledRowProps, 'scheduled' | 'isGone' | 'onClose'>) {
  const t = useTexts('chats');
  const form = useRecordForm({
    routes: { update: laterRoutes.update },
    record: scheduled,
    initialValues: (opened) => ({
      ...initialValues({ message: '', sendOn: '', sendTime: '', timeZone: '' }, opened),
      attachmentId: opened?.attachment?.id ?? '',
    }),
    pick: (response) => response.scheduled,
    toBody: ({ attachmentId, ...values }) => ({ ...values, attachmentId: attachmentId || null }),
    mode: 'controlled',
    texts: { label: (name) => t(`fields.${name}`) },
    invalidates: [laterRoutes.list],
    success: () => t('later.saved'),
    onSuccess: onClose,
  });
  const { message: typed, timeZone } = form.form.values;
  if (isGone)
    return (
      <li className={classes['row']}>
        <Banner tone="warning">{t('later.gone')}</Banner>
        <p className={classes['text']}>{typed}</p>
        <div className={classes['buttons']}>
          <Button variant="default" size="compact-sm" onClick={() => void navigator.clipboard.writeText(typed)}>
            {t('messages.copy')}
          </Button>
          <Button variant="subtle" size="compact-sm" onClick={onClose}>
            {t('later.close')}
          </Button>
        </div>
      </li>
    );
  return (
    <li className={classes['row']}>
      <FormSheet form={form} onCancel={onClose}>
        <Textarea label={t('fields.message')} autosize minRows={2} maxRows={8} {...form.field('message')} />
        <LaterFields form={form} timeZone={timeZone} />
        <LaterAttachment form={form} present={scheduled.attachment} />
      </FormSheet>
    </li>
  );
}
