import { Group, TextInput } from '@mantine/core';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { currentTimeZone } from '#shell/web/texts/time-zone.ts';
import { zoneName } from '#shell/web/texts/formats.ts';
import type { ScheduledMessage } from '../../contract/later.ts';
import { AttachmentField } from '../quick-replies/AttachmentField.tsx';

interface LaterFieldsProps<Values extends Record<string, unknown> & { sendOn: string; sendTime: string }> {
  form: ServerForm<Values>;
  /** The zone of their clock; without it, that of the user. */
  timeZone?: string;
}

/** Day and time on the clock of the named zone, which may not be that of this device. */
export function LaterFields<Values extends Record<string, unknown> & { sendOn: string; sendTime: string }>({
  form: { field },
  timeZone = currentTimeZone(),
}: LaterFieldsProps<Values>) {
  const t = useTexts('chats');
  return (
    <Group mt={16} align="flex-start" grow preventGrowOverflow={false}>
      <TextInput type="date" label={t('fields.sendOn')} required {...field('sendOn')} />
      <TextInput
        type="time"
        label={t('fields.sendTime')}
        description={t('later.zone', { zone: zoneName(timeZone) })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        {...field('sendTime')}
      />
    </Group>
  );
}

interface LaterAttachmentProps<Values extends Record<string, unknown> & { attachmentId: string }> {
  form: ServerForm<Values>;
  present: ScheduledMessage['attachment'];
}

/** The saved attachment that is sent with the text. */
export function LaterAttachment<Values extends Record<string, unknown> & { attachmentId: string }>({
  form,
  present,
}: LaterAttachmentProps<Values>) {
  return (
    <div style={{ marginTop: 16 }}>
      <AttachmentField
        value={form.form.values.attachmentId}
        present={present}
        onChange={(attachmentId) => form.setValues({ attachmentId } as Partial<Values>)}
      />
    </div>
  );
}
