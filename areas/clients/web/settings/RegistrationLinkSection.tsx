import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { apiQueryKey, useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { ShareLink } from '#shell/web/widgets/ShareLink.tsx';
import { registrationLinkRoutes as routes } from '../../contract/registration-link.ts';

/** The open link with which people ask to become clients, in the settings of the admin. */
export function RegistrationLinkSection() {
  const t = useTexts('clients');
  return (
    <Section title={t('registrationLink.title')} subtitle={t('registrationLink.subtitle')}>
      <RegistrationLinkControls />
    </Section>
  );
}

interface RegistrationLinkDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** The same link where clients are added. */
export function RegistrationLinkDialog(dialog: RegistrationLinkDialogProps) {
  const t = useTexts('clients');
  return (
    <Dialog {...dialog} title={t('registrationLink.title')}>
      <Text size="sm" mb="md">
        {t('registrationLink.subtitle')}
      </Text>
      <RegistrationLinkControls />
    </Dialog>
  );
}

function RegistrationLinkControls() {
  const t = useTexts('clients');
  const { accountName: studio } = useMe();
  const { data } = useApiQuery(routes.registrationLink, {});
  const cache = useQueryClient();
  const switching = useApiMutation(routes.switchRegistrationLink, {
    onSuccess: (response) => cache.setQueryData(apiQueryKey(routes.registrationLink, {}), response),
  });
  const renewal = useRecordAction(routes.renewRegistrationLink, {
    confirm: {
      title: t('registrationLink.renewTitle'),
      text: t('registrationLink.renewText'),
      confirmLabel: t('registrationLink.renew'),
    },
    invalidates: [routes.registrationLink],
    success: t('registrationLink.renewed'),
  });
  const link = data?.registrationLink;
  const isOn = switching.isPending ? switching.variables.isOn : link?.isOn === true;

  return (
    <Stack gap="md">
      <Switch
        label={t('registrationLink.switch')}
        description={t('registrationLink.switchHelp')}
        checked={isOn}
        disabled={!data}
        onChange={(event) => switching.mutate({ isOn: event.currentTarget.checked })}
      />
      {link?.isOn && (
        <>
          <ShareLink
            label={t('registrationLink.label')}
            url={`${window.location.origin}/join?token=${link.token}`}
            text={t('registrationLink.message', { studio })}
          />
          <Group>
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconRefresh size={16} aria-hidden="true" />}
              loading={renewal.isPending}
              onClick={() => renewal.run({})}
            >
              {t('registrationLink.renew')}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}
