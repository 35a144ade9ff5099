import { Skeleton } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { type Client, clientRoutes } from '../../contract.ts';
import { useClient } from '../queries.ts';
import { ClientForm } from './ClientForm.tsx';
import { valuesOf } from './form-values.ts';

export function ClientEditScreen() {
  const t = useTexts('clients');
  const { id = '' } = useParams({ strict: false });
  const { data, error } = useClient(id);
  const client = data?.client;
  if (error && !client) return error.status === 404 ? null : <ErrorScreen error={error} />;

  return (
    <Screen
      title={client ? t('form.editTitle', { name: client.name }) : t('head.loading')}
      back={{ to: `/clients/${id}`, label: client?.name ?? t('head.loading') }}
      narrow
    >
      {client ? <KnownClient client={client} /> : <Skeleton height={480} />}
    </Screen>
  );
}

function KnownClient({ client }: { client: Client }) {
  const t = useTexts('clients');
  const navigate = useNavigate();
  const { id } = client;
  const toClient = () => void navigate({ to: '/clients/$id', params: { id } });

  return (
    <ClientForm
      route={clientRoutes.update}
      question={(draft) => ({ id, ...draft })}
      initialValues={valuesOf(client)}
      draft={`clients.${id}`}
      isRegistered={client.isRegistered}
      onCancel={toClient}
      onDone={() => {
        toast.success(t('done.saved'));
        toClient();
      }}
    />
  );
}
