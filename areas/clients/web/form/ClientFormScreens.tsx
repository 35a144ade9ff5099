import { Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { linkDays } from '#areas/account/contract.ts';
import { RecordScreen } from '#shell/web/records/RecordScreen.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { LimitBanner } from '../LimitBanner.tsx';
import { useClient, useClientLimit } from '../queries.ts';
import { ClientForm } from './ClientForm.tsx';
import classes from './ClientFormScreens.module.css';

/** At the limit of the payment plan a banner takes the place of the form. */
export function ClientCreateScreen() {
  const t = useTexts('clients');
  const limit = useClientLimit();

  return (
    <Screen
      title={t('form.createTitle')}
      subtitle={t('form.createSubtitle')}
      back={{ to: '/clients', label: t('head.back') }}
      narrow
    >
      <LimitBanner />
      {!limit?.limit_reached && (
        <>
          <Text className={classes['mail']} size="sm">
            <IconMail size={18} aria-hidden="true" />
            {t('form.invitation', { count: linkDays.client })}
          </Text>
          <ClientForm />
        </>
      )}
    </Screen>
  );
}

export function ClientEditScreen() {
  const t = useTexts('clients');
  const { id = '' } = useParams({ strict: false });
  const query = useClient(id);

  return (
    <RecordScreen
      query={query}
      title={({ name }) => t('form.editTitle', { name })}
      back={{ to: `/clients/${id}`, label: query.record?.name ?? t('head.loading') }}
      narrow
    >
      {(client) => <ClientForm client={client} />}
    </RecordScreen>
  );
}
