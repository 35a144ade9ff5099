import { Button, Group } from '@mantine/core';
import { IconFilePlus, IconPlus } from '@tabler/icons-react';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ClientLayout, useIsCoached } from '#areas/clients/web/public.tsx';
import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { addDays } from '#shell/common/dates.ts';
import { forSubject } from '#shell/web/api/subject.ts';
import { DeletedRecords } from '#shell/web/records/DeletedRecords.tsx';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { iconOnPhone } from '#shell/web/widgets/icon-on-phone.ts';
import { clientMealPlanRoutes, mealPlanRoutes } from '../../contract/routes.ts';
import { AssignedList } from '../assign/AssignedList.tsx';
import { mealPlanInvalidations } from '../invalidations.ts';
import { AssignMealPlanDialog } from './AssignMealPlanDialog.tsx';

/** Whether the dialog that assigns a meal plan is open. */
export interface ClientMealPlansSearchParams {
  assign?: boolean;
}

/** The meal plans of a client, the latest first. */
export function ClientMealPlansScreen() {
  const { id = '' } = useParams({ strict: false });
  const { assign: isAssigning = false } = useSearch({ strict: false }) as ClientMealPlansSearchParams;
  const t = useTexts('meal-plans');
  const may = useMay();
  const mayAssign = useIsCoached(id) && may('update meal plans');
  const navigate = useNavigate();
  const pages = useInfiniteApiQuery(
    ...forSubject({ clientId: id }, clientMealPlanRoutes.list, {}),
    ({ mealPlans }) => mealPlans,
  );
  const lastDay = pages.rows
    .filter(({ state }) => state === 'running' || state === 'expiring')
    .map(({ endsOn }) => endsOn)
    .toSorted()
    .at(-1);

  function show(search: ClientMealPlansSearchParams): void {
    void navigate({ to: '/clients/$id/mealPlans', params: { id }, search, replace: true });
  }

  const isInHeader = pages.rows.length > 0;
  const newFor = { clientId: id, ...(lastDay && { startsOn: addDays(lastDay, 1) }) };
  const assign = mayAssign && (
    <>
      {may('create meal plans') && (
        <LinkButton
          to="/mealPlans/create"
          search={newFor}
          variant="default"
          aria-label={t('new')}
          leftSection={<IconFilePlus size={16} aria-hidden="true" />}
          {...(isInHeader && { classNames: iconOnPhone })}
        >
          {t('new')}
        </LinkButton>
      )}
      <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => show({ assign: true })}>
        {t('assign.action')}
      </Button>
    </>
  );
  return (
    <ClientLayout id={id} active="mealPlans" isHealthData={false} actions={isInHeader && assign}>
      <AssignedList
        pages={pages}
        label={t('title')}
        by="title"
        empty={
          <EmptyState
            illustration="list"
            text={t('client.empty')}
            action={assign && <Group justify="center">{assign}</Group>}
          />
        }
      />
      <DeletedRecords
        lists={[{ routes: mealPlanRoutes }]}
        permission="delete meal plans"
        invalidates={mealPlanInvalidations}
        query={{ clientId: id }}
      />
      {mayAssign && !pages.isPending && (
        <AssignMealPlanDialog
          clientId={id}
          lastDay={lastDay}
          newFor={newFor}
          opened={isAssigning}
          onClose={() => show({})}
        />
      )}
    </ClientLayout>
  );
}
