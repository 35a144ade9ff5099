import { Skeleton } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useParams, useSearch } from '@tanstack/react-router';
import { UnreadSymptoms } from '#areas/assignments/web/public.tsx';
import { ClientNote } from '#areas/clients/web/lazy-public.tsx';
import { useClientHead } from '#areas/clients/web/public.tsx';
import { clientMetricRoutes } from '#areas/metrics/contract.ts';
import type { ApiResponse } from '#shell/common/route.ts';
import { todayIn } from '#shell/common/dates.ts';
import { ageOn } from '#shell/common/months.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { RecordError, RecordScreen } from '#shell/web/records/RecordScreen.tsx';
import { useRecord } from '#shell/web/records/use-record.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay, useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { macroRoutes } from '../../contract/library.ts';
import { useComparedNeed } from '../use-low-energy.ts';
import { MacroMenu } from '../list/MacroMenu.tsx';
import { type EnergyValues, formulaFor } from './form-values.ts';
import { MacroForm, type WeightOrigin } from './MacroForm.tsx';

/** The client for whom a macro is typed, without a template. */
export interface MacroCreateParams {
  clientId: string;
}

/** A new template or, with a client in the address, what this client follows from a day. */
export function MacroCreateScreen() {
  const t = useTexts('macros');
  const { timeZone } = useMe();
  const may = useMay();
  const { clientId } = useSearch({ strict: false }) as Partial<MacroCreateParams>;
  const { client, head, error } = useClientHead(clientId);
  const measured = useApiQuery(
    clientMetricRoutes.latestBody,
    { clientId: clientId ?? '' },
    { enabled: may('view health records') && client !== undefined },
  );
  const planned = useComparedNeed(head?.id ?? null);
  const body = measured.data?.body;
  const day = todayIn(timeZone);
  if (error) return <RecordError error={error} />;

  const gender = client?.gender ?? null;
  const ageYears = ageOn(day, client?.birthDate ?? null) ?? '';
  const known: Partial<EnergyValues> = {
    ...formulaFor({ need: planned.client.need, ageYears, gender }),
    gender,
    ageYears,
    heightCm: body?.heightCm ?? client?.heightCm ?? '',
    weightKg: body?.weightKg ?? '',
    fatFreeMassPercent: body?.fatFreeMassPercent ?? '',
  };
  const back = clientId
    ? { to: `/clients/${clientId}/macros`, label: head?.name ?? '\u00a0' }
    : { to: '/macros', label: t('title') };
  return (
    <Screen title={head ? t('form.createFor', { name: head.name }) : t('form.createTitle')} back={back}>
      {clientId && <UnreadSymptoms clientIds={[clientId]} />}
      {clientId && <ClientNote clientId={clientId} />}
      {clientId && (!head || measured.isLoading || planned.isPending) ? (
        <Skeleton height={420} />
      ) : (
        <MacroForm
          macro={undefined}
          client={head ? { id: head.id, known, weight: weightOrigin(body) } : null}
          startsOn={day}
        />
      )}
    </Screen>
  );
}

/** When the known weight was measured and by whom; null without one. */
function weightOrigin(
  body: ApiResponse<typeof clientMetricRoutes.latestBody>['body'] | undefined,
): WeightOrigin | null {
  if (!body?.weighedOn) return null;
  return { day: body.weighedOn, isByClient: body.isWeighedByClient ?? false };
}

export function MacroEditScreen() {
  const t = useTexts('macros');
  const { id = '' } = useParams({ strict: false });
  const query = useRecord(macroRoutes.get, { id }, ({ macro }) => macro);
  const { record } = query;
  const back = record?.clientId
    ? { to: `/clients/${record.clientId}/macros`, label: record.clientName ?? '' }
    : { to: '/macros', label: t('title') };
  return (
    <RecordScreen
      query={query}
      title={({ title }) => title}
      subtitle={({ clientName, startsOn }) =>
        clientName && startsOn && [clientName, t('client.since', { date: formatDate(startsOn) })].join(' · ')
      }
      back={back}
      actions={(macro) =>
        !macro.clientId && (
          <>
            <LinkButton
              to="/macros/$id/assign"
              params={{ id }}
              variant="default"
              leftSection={<IconUserPlus size={16} aria-hidden="true" />}
            >
              {t('assign.action')}
            </LinkButton>
            <MacroMenu macro={macro} placement="header" />
          </>
        )
      }
    >
      {(macro) => (
        <>
          {macro.clientId && <UnreadSymptoms clientIds={[macro.clientId]} />}
          {macro.clientId && <ClientNote clientId={macro.clientId} />}
          <MacroForm key={id} macro={macro} client={null} startsOn={macro.startsOn ?? ''} />
        </>
      )}
    </RecordScreen>
  );
}
