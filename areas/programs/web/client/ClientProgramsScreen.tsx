import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ClientLayout, useIsCoached } from '#areas/clients/web/public.tsx';
import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { DeletedRecords } from '#shell/web/records/DeletedRecords.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { programRoutes } from '../../contract.ts';
import { AssignedList } from '../assigned/AssignedList.tsx';
import { assignmentInvalidations } from '../queries.ts';
import { ClientSettings } from '../settings/ClientSettings.tsx';
import { AssignProgramDialog } from './AssignProgramDialog.tsx';
import { ClientPrograms } from './ClientPrograms.tsx';
import { EndingBanner } from './EndingBanner.tsx';

/** The dialog that is open on the screen. */
export interface ClientProgramsSearchParams {
  assign?: boolean;
  settings?: boolean;
}

/** The client's copies: current, upcoming and ended. The URL can open the dialog that assigns another program. */
export function ClientProgramsScreen() {
  const { id = '' } = useParams({ strict: false });
  const { assign: isAssigning = false, settings = false } = useSearch({ strict: false }) as ClientProgramsSearchParams;
  const t = useTexts('programs');
  const mayUpdate = useMay()('update programs');
  const mayAssign = useIsCoached(id) && mayUpdate;
  const navigate = useNavigate();
  const programs = useInfiniteApiQuery(programRoutes.ofClient, { id }, (response) => response.programs);
  const current = programs.rows.filter(({ state }) => state === 'running' || state === 'expiring');
  const lastDay = current
    .map(({ endsOn }) => endsOn)
    .toSorted()
    .at(-1);

  function show(dialog: ClientProgramsSearchParams): void {
    void navigate({ to: '/clients/$id/programs', params: { id }, search: dialog, replace: true });
  }

  const assign = mayAssign && (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => show({ assign: true })}>
      {t('assign.action')}
    </Button>
  );
  return (
    <ClientLayout
      id={id}
      active="programs"
      isHealthData={false}
      actions={
        <>
          {mayUpdate && (
            <ClientSettings
              clientId={id}
              opened={settings}
              onChange={(opened) => show(opened ? { settings: true } : {})}
            />
          )}
          {programs.rows.length > 0 && assign}
        </>
      }
    >
      {programs.rows.length > 0 ? (
        <>
          {mayAssign && <EndingBanner programs={programs.rows} onNext={() => show({ assign: true })} />}
          <ClientPrograms pages={programs} />
        </>
      ) : (
        <AssignedList
          pages={programs}
          label={t('title')}
          by="title"
          empty={<EmptyState illustration="weights" text={t('client.empty')} action={assign} />}
        />
      )}
      <DeletedRecords
        lists={[{ routes: programRoutes }]}
        permission="delete programs"
        invalidates={assignmentInvalidations}
        query={{ clientId: id }}
      />
      {mayAssign && !programs.isPending && (
        <AssignProgramDialog clientId={id} lastDay={lastDay} opened={isAssigning} onClose={() => show({})} />
      )}
    </ClientLayout>
  );
}
