import { Radio, Stack, Text } from '@mantine/core';
import { useApiQuery } from '#shell/web/api/query.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { LoadedSettings } from '#shell/web/settings/LoadedSettings.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { chatRoutes } from '../../contract.ts';
import { chatSettingRoutes, type ConversationHours, clientAvailabilities } from '../../contract/settings.ts';

/** The value of the choice that follows the account. */
const asAccount = 'account';
const choices = [asAccount, ...clientAvailabilities] as const;

interface AvailabilityDialogProps {
  conversationId: string;
  opened: boolean;
  onClose: () => void;
}

/** When one client can write: as the account, always, in the open hours, or not at all. */
export function AvailabilityDialog({ conversationId: id, opened, onClose }: AvailabilityDialogProps) {
  const t = useTexts('chats');
  const query = useApiQuery(chatSettingRoutes.hours, { id }, { enabled: opened });

  return (
    <Dialog opened={opened} onClose={onClose} title={t('availability.title')}>
      <LoadedSettings query={query} height={240}>
        {({ hours }) => <AvailabilityForm id={id} hours={hours} onClose={onClose} />}
      </LoadedSettings>
    </Dialog>
  );
}

interface AvailabilityFormProps {
  id: string;
  hours: ConversationHours;
  onClose: () => void;
}

/** A choice is saved with the button: the arrow keys pass over the others, and one of them disables the chat. */
function AvailabilityForm({
  id,
  hours: { availability: present, accountAvailability },
  onClose,
}: AvailabilityFormProps) {
  const t = useTexts('chats');
  const ofAccount = accountAvailability === 'hours' ? 'accountHours' : 'accountAlways';
  const form = useServerForm({
    route: chatSettingRoutes.setAvailability,
    initialValues: { availability: present ?? asAccount },
    toRequest: ({ availability }) => ({
      id,
      availability: clientAvailabilities.find((choice) => choice === availability) ?? null,
    }),
    mode: 'controlled',
    invalidates: [chatSettingRoutes.hours, chatRoutes.messages, chatRoutes.ofClient],
    success: () => t('availability.saved'),
    onSuccess: onClose,
  });

  return (
    <FormSheet form={form} onCancel={onClose}>
      <Radio.Group aria-label={t('availability.title')} {...form.field('availability')}>
        <Stack gap={16}>
          {choices.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`availability.${value}`)}
              description={t(`availability.${value === asAccount ? ofAccount : value}Help`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Text size="sm" c="dimmed">
        {t('availability.help')}
      </Text>
    </FormSheet>
  );
}
