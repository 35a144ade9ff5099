import { Group, TextInput } from '@mantine/core';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { currentTimeZone } from '#shell/web/texts/time-zone.ts';

interface LaterFieldsProps<Values extends Record<string, unknown> & { sendOn: string; sendTime: string }> {
  form: ServerForm<Values>;
}

/** Day and time on the clock of the user, which may not be that of this device. */
export function LaterFields<Values extends Record<string, unknown> & { sendOn: string; sendTime: string }>({
  form: { field },
}: LaterFieldsProps<Values>) {
  const t = useTexts('chats');
  return (
    <Group mt={16} align="flex-start" grow preventGrowOverflow={false}>
      <TextInput type="date" label={t('fields.sendOn')} required {...field('sendOn')} />
      <TextInput
        type="time"
        label={t('fields.sendTime')}
        description={t('later.zone', { zone: currentTimeZone().replaceAll('_', ' ') })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        {...field('sendTime')}
      />
    </Group>
  );
}
