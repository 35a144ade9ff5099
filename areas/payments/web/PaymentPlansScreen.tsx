import { Skeleton, Stack } from '@mantine/core';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { ActivePlan } from '../contract.ts';
import { PlanFigures } from './PlanFigures.tsx';
import { PlanNotice } from './PlanNotice.tsx';
import { PlanTable } from './PlanTable.tsx';
import { useActivePlan, usePlans } from './queries.ts';

/**
 * Shows the plan of the account, its use, and all plans. Plans cannot be bought here yet; a text explains how to change
 * the plan.
 */
export function PaymentPlansScreen() {
  const t = useTexts('payments');
  const { data: active, error } = useActivePlan();
  const plans = usePlans();
  if (error && !active) return <ErrorScreen error={error} />;

  return (
    <Screen title={t('title')} subtitle={<Trial active={active} />} narrow>
      {active && <PlanNotice active={active} />}
      <PlanFigures active={active} />
      <Section title={t('table.title')} subtitle={t('table.subtitle')} flush>
        <PlanTable plans={plans} activeId={active?.active_plan.id} />
      </Section>
      <Section title={t('change.title')}>
        <HowToChange active={active} />
      </Section>
    </Screen>
  );
}

function Trial({ active }: { active: ActivePlan | undefined }) {
  const t = useTexts('payments');
  if (!active) return <Skeleton height={22} width={200} />;
  const { remainingTrialDays: count } = active;
  return count > 0 ? t('subtitle.trial', { count }) : t('subtitle.over');
}

function HowToChange({ active }: { active: ActivePlan | undefined }) {
  const t = useTexts('payments');
  const free = active?.active_plan.max_clients;

  return (
    <Stack gap="sm" fz="sm">
      {active && active.remainingTrialDays > 0 && free != null && <span>{t('change.trial', { count: free })}</span>}
      <span>{t('change.text')}</span>
      <LinkAnchor to="/clients" search={{ status: 'active' }} size="sm">
        {t('change.toClients')}
      </LinkAnchor>
    </Stack>
  );
}
