import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ClientLayout } from '#areas/clients/web/public.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { AssignedList } from '../assigned/AssignedList.tsx';
import { useClientPrograms } from '../queries.ts';
import { ClientSettings } from '../settings/ClientSettings.tsx';
import { AssignProgramDialog } from './AssignProgramDialog.tsx';
import { ClientPrograms } from './ClientPrograms.tsx';
import { EndingBanner } from './EndingBanner.tsx';

/** The open dialog. */
export interface ClientProgramsSearchParams {
  assign?: boolean;
  settings?: boolean;
}

/** The client's copies: current, upcoming and ended. The URL can open the dialog that assigns another program. */
export function ClientProgramsScreen() {
  const { id = '' } = useParams({ strict: false });
  const { assign: isAssigning = false, settings = false } = useSearch({ strict: false }) as ClientProgramsSearchParams;
  const t = useTexts('programs');
  const mayAssign = useMay()('update programs');
  const navigate = useNavigate();
  const programs = useClientPrograms(id);
  const current = programs.rows.filter(({ state }) => state === 'running' || state === 'expiring');
  const lastDay = current
    .map(({ endsOn }) => endsOn)
    .toSorted()
    .at(-1);

  function setAssigning(assign: true | undefined): void {
    void navigate({ to: '/clients/$id/programs', params: { id }, search: assign ? { assign } : {}, replace: true });
  }

  function setSettings(settings: boolean): void {
    void navigate({ to: '/clients/$id/programs', params: { id }, search: settings ? { settings } : {}, replace: true });
  }

  const assign = mayAssign && (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setAssigning(true)}>
      {t('assign.action')}
    </Button>
  );
  return (
    <ClientLayout
      id={id}
      active="programs"
      actions={
        <>
          {mayAssign && <ClientSettings clientId={id} opened={settings} onChange={setSettings} />}
          {programs.rows.length > 0 && assign}
        </>
      }
    >
      {programs.rows.length > 0 ? (
        <>
          {mayAssign && <EndingBanner programs={programs.rows} onNext={() => setAssigning(true)} />}
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
      {mayAssign && !programs.isPending && (
        <AssignProgramDialog
          clientId={id}
          lastDay={lastDay}
          opened={isAssigning}
          onClose={() => setAssigning(undefined)}
        />
      )}
    </ClientLayout>
  );
}
