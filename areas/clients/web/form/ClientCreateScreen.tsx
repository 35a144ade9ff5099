import { Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { linkDays } from '#areas/account/contract.ts';
import { hasRole, useMe } from '#shell/web/session.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { clientRoutes } from '../../contract.ts';
import { LimitBanner } from '../LimitBanner.tsx';
import { useClientLimit } from '../queries.ts';
import classes from './ClientCreateScreen.module.css';
import { ClientForm } from './ClientForm.tsx';
import { emptyClient } from './form-values.ts';

/** Over the limit nobody fills in a form for nothing: the banner stands in its place. */
export function ClientCreateScreen() {
  const t = useTexts('clients');
  const limit = useClientLimit();

  return (
    <Screen
      title={t('form.createTitle')}
      subtitle={t('form.createFacts')}
      back={{ to: '/clients', label: t('head.back') }}
      narrow
    >
      <LimitBanner />
      {!limit?.limit_reached && <NewClient />}
    </Screen>
  );
}

function NewClient() {
  const t = useTexts('clients');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const me = useMe();
  const own = hasRole(me, 'admin') ? me.membershipId : null;

  return (
    <>
      <Text className={classes['mail']} size="sm">
        <IconMail size={18} aria-hidden="true" />
        {t('form.invitation', { count: linkDays.client })}
      </Text>
      <ClientForm
        route={clientRoutes.create}
        question={(draft) => draft}
        initialValues={emptyClient(language, own)}
        draft="clients.create"
        save={t('form.create')}
        isRegistered={false}
        onCancel={() => void navigate({ to: '/clients' })}
        onDone={({ client: { id, name } }) => {
          toast.success(t('done.created', { name }));
          void navigate({ to: '/clients/$id', params: { id }, replace: true });
        }}
      />
    </>
  );
}
