import { Button, Stack, Text } from '@mantine/core';
import { IconBooks, IconPlus } from '@tabler/icons-react';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { AssignToClientDialog } from '#areas/assignments/web/public.tsx';
import { ClientLayout, useIsCoached } from '#areas/clients/web/public.tsx';
import { FlaggedFirstAnswers } from '#areas/surveys/web/lazy-public.tsx';
import { useApiQuery, useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { iconOnPhone } from '#shell/web/widgets/icon-on-phone.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { clientMacroRoutes } from '../../contract/library.ts';
import { AssignedMacros } from '../assign/AssignedMacros.tsx';
import { macroKind } from '../queries.ts';
import { TargetCards } from '../TargetCards.tsx';
import { MacroPicker } from './MacroPicker.tsx';

/** The dialog that is open on the screen. */
export interface ClientMacrosParams {
  assign: boolean;
}

const route = clientMacroRoutes.list.client;
const iconProps = { size: 18, 'aria-hidden': true } as const;

/** What applies to the client today, and all macros of the client. The URL can open the dialog that assigns a template. */
export function ClientMacrosScreen() {
  const t = useTexts('macros');
  const { id = '' } = useParams({ strict: false });
  const { assign = false } = useSearch({ strict: false }) as Partial<ClientMacrosParams>;
  const navigate = useNavigate();
  const may = useMay();
  const isCoached = useIsCoached(id);
  const { data } = useApiQuery(route, { clientId: id });
  const macros = useInfiniteApiQuery(route, { clientId: id }, (response) => response.macros);
  const show = (isOpen: boolean) =>
    void navigate({ to: '/clients/$id/macros', params: { id }, search: isOpen ? { assign: true } : {}, replace: true });

  const actionsWith = (classNames: Partial<typeof iconOnPhone>) =>
    isCoached && (
      <>
        {may('update macros') && (
          <Button
            variant="default"
            aria-label={t('client.fromTemplate')}
            classNames={classNames}
            leftSection={<IconBooks {...iconProps} />}
            onClick={() => show(true)}
          >
            {t('client.fromTemplate')}
          </Button>
        )}
        {may('create macros') && (
          <LinkButton to="/macros/create" search={{ clientId: id }} leftSection={<IconPlus {...iconProps} />}>
            {t('client.forClient')}
          </LinkButton>
        )}
      </>
    );
  const hasMacros = macros.rows.length > 0;
  return (
    <ClientLayout id={id} active="macros" isHealthData={false} actions={hasMacros && actionsWith(iconOnPhone)}>
      <Stack gap="md">
        {hasMacros && (
          <Section
            title={t('client.current')}
            subtitle={
              data?.current &&
              [data.current.title, t('client.since', { date: formatDate(data.current.startsOn) })].join(' · ')
            }
          >
            {data?.current ? <TargetCards targets={data.current.targets} /> : t('client.none')}
            {data?.current && (
              <Text size="sm" c="dimmed" mt="sm">
                {t(data.isHidden ? 'client.hidden' : 'assign.planTarget')}
              </Text>
            )}
          </Section>
        )}
        <AssignedMacros
          pages={macros}
          label={t('client.history')}
          by="title"
          empty={t('client.empty')}
          action={actionsWith({})}
        />
      </Stack>
      {may('update macros') && !macros.isPending && (
        <AssignToClientDialog
          kind={macroKind}
          clientId={id}
          title={t('client.fromTemplate')}
          opened={assign}
          lastDay={undefined}
          onClose={() => show(false)}
          renderOwnFields={() => <FlaggedFirstAnswers clientId={id} />}
          renderPicker={({ chosen, error, onChoose }) => (
            <MacroPicker chosen={chosen} error={error} onChoose={onChoose} />
          )}
        />
      )}
    </ClientLayout>
  );
}
