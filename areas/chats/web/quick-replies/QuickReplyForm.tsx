import { Textarea, TextInput } from '@mantine/core';
import { useApiQuery } from '#shell/web/api/query.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type QuickReply, quickReplyLimits, quickReplyRoutes } from '../../contract/quick-replies.ts';
import { AttachmentField } from './AttachmentField.tsx';

/** A quick reply, new or existing. */
export function QuickReplyForm({ reply, onClose }: { reply: QuickReply | undefined; onClose: () => void }) {
  const t = useTexts('chats');
  const { chatAttachments = [] } = useApiQuery(quickReplyRoutes.listAttachments, {}).data ?? {};
  const form = useRecordForm({
    routes: quickReplyRoutes,
    record: reply,
    initialValues: (opened) => ({
      title: opened?.title ?? '',
      text: opened?.text ?? '',
      attachmentId: opened?.attachment?.id ?? '',
    }),
    pick: (response) => response.quickReply,
    toBody: ({ attachmentId, ...values }) => ({ ...values, attachmentId: attachmentId || null }),
    draft: 'quick-replies',
    mode: 'controlled',
    texts: {
      label: (name) => t(`fields.${name}`),
      value: (name, value) =>
        name === 'attachmentId' ? chatAttachments.find(({ id }) => id === value)?.filename : undefined,
    },
    invalidates: [quickReplyRoutes.list],
    success: () => t('replies.saved'),
    onSuccess: onClose,
  });

  return (
    <FormSheet form={form} onCancel={onClose}>
      <TextInput
        label={t('fields.title')}
        maxLength={quickReplyLimits.title}
        required
        data-autofocus
        {...form.field('title')}
      />
      <Textarea
        label={t('fields.text')}
        description={t('replies.variables')}
        placeholder={t('replies.example')}
        maxLength={quickReplyLimits.text}
        autosize
        minRows={3}
        maxRows={10}
        required
        {...form.field('text')}
      />
      <AttachmentField
        value={form.form.values.attachmentId}
        onChange={(id) => form.form.setFieldValue('attachmentId', id)}
      />
    </FormSheet>
  );
}
