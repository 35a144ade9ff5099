import { Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { FlaggedFirstAnswers } from '#areas/surveys/web/lazy-public.tsx';
import { useMay } from '#shell/web/session.ts';
import { RevealWhenLoaded } from '#shell/web/widgets/RevealWhenLoaded.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor, useMealPlan } from '../context.tsx';
import { setPlanFields } from '../edits/change.ts';
import { TargetFields } from './TargetFields.tsx';

// Both are preloaded by `lazy-chunks.ts`, which imports this file.
const MacroTargets = lazy(async () => ({ default: (await import('./MacroTargets.tsx')).MacroTargets }));
const EnergyNeedTarget = lazy(async () => ({ default: (await import('./EnergyNeedTarget.tsx')).EnergyNeedTarget }));

/** The targets of the meal plan, typed or taken from the energy need of the client or from macros. */
export function PlanTargets() {
  const { clientId } = useEditor();
  if (clientId === null) return <TargetsWithSources />;
  // The flagged answers would push the fields down when they came later.
  return (
    <RevealWhenLoaded key={clientId} fallback={<Skeleton height={320} />}>
      <Stack gap="md">
        <FlaggedFirstAnswers clientId={clientId} />
        <TargetsWithSources />
      </Stack>
    </RevealWhenLoaded>
  );
}

function TargetsWithSources() {
  const may = useMay();
  const { clientId } = useEditor();
  return (
    <>
      {may('view macros') && (
        <Suspense fallback={null}>
          <MacroTargets />
        </Suspense>
      )}
      <Targets />
      {/* It is loaded late: above the fields it would move them. */}
      {clientId !== null && (
        <Suspense fallback={null}>
          <EnergyNeedTarget clientId={clientId} />
        </Suspense>
      )}
    </>
  );
}

function Targets() {
  const t = useTexts('meal-plans');
  const { store } = useEditor();
  const targets = useMealPlan((mealPlan) => mealPlan.targets);
  const schedule = useMealPlan((mealPlan) => mealPlan.schedule);
  const names = schedule === 'training' ? (['day', 'training', 'rest'] as const) : (['day'] as const);

  return names.map((name) => (
    <TargetFields
      key={name}
      label={t(`editor.plan.targets.${name}`)}
      target={targets[name]}
      onChange={(target) => setPlanFields(store, { targets: { ...targets, [name]: target } })}
    />
  ));
}
