import { Radio, Stack, Text } from '@mantine/core';
import { useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { chatRoutes } from '../../contract.ts';
import { chatSettingRoutes, type ClientAvailability, clientAvailabilities } from '../../contract/settings.ts';

/** The value of the choice that follows the account. */
const asAccount = 'account';

interface AvailabilityDialogProps {
  conversationId: string;
  opened: boolean;
  onClose: () => void;
}

/** When one client can write: as the account, always, in the open hours, or not at all. A choice is saved at once. */
export function AvailabilityDialog({ conversationId: id, opened, onClose }: AvailabilityDialogProps) {
  const t = useTexts('chats');
  const hours = useApiQuery(chatSettingRoutes.hours, { id }, { enabled: opened }).data?.hours;
  const change = useApiMutation(chatSettingRoutes.setAvailability, {
    invalidates: [chatSettingRoutes.hours, chatRoutes.messages, chatRoutes.ofClient],
  });
  const chosen = change.isPending ? change.variables.availability : hours?.availability;

  return (
    <Dialog opened={opened} onClose={onClose} title={t('availability.title')}>
      <Radio.Group
        aria-label={t('availability.title')}
        value={chosen ?? (hours ? asAccount : '')}
        onChange={(value) =>
          change.mutate({ id, availability: value === asAccount ? null : (value as ClientAvailability) })
        }
      >
        <Stack gap={16}>
          {([asAccount, ...clientAvailabilities] as const).map((value) => (
            <Radio
              key={value}
              value={value}
              disabled={!hours}
              label={t(`availability.${value}`)}
              description={t(`availability.${value}Help`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Text size="sm" c="dimmed" mt={16}>
        {t('availability.help')}
      </Text>
    </Dialog>
  );
}
