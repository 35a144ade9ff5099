import { Button } from '@mantine/core';
import type { MacroTargets } from '#areas/macros/contract.ts';
import { todayIn } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { withSchedule } from '../../../rules/day-bindings.ts';
import { gramsText, kcalText } from '../../meal-texts.ts';
import { useEditor, useMealPlan } from '../context.tsx';
import { changeMealPlan, setPlanFields } from '../edits/change.ts';
import { useClientMacro } from './client-macro.ts';

/**
 * Returns a function that sets the targets of the meal plan, as one change that can be undone. Targets for training and rest days need days
 * that are bound to them: a meal plan with other days changes its schedule for them only when the professional confirms it.
 */
export function useSetTargets(): (targets: MacroTargets) => Promise<void> {
  const t = useTexts('meal-plans');
  const { store, ui } = useEditor();
  const schedule = useMealPlan((mealPlan) => mealPlan.schedule);
  return async (targets) => {
    if (!targets.training || schedule === 'training') {
      setPlanFields(store, { targets });
      ui.message.set({ name: 'targetsSet', isUndoable: true });
      return;
    }
    const names = { present: t(`schedules.${schedule}`), changed: t('schedules.training') };
    const isConfirmed = await confirm({
      title: t('editor.plan.macroSchedule.title', names),
      text: t('editor.plan.macroSchedule.text', names),
      confirmLabel: t('editor.plan.macroSchedule.confirm', names),
      cancelLabel: t('editor.plan.macroSchedule.cancel', names),
    });
    if (!isConfirmed) return;
    changeMealPlan(store, (mealPlan) => ({ ...withSchedule(mealPlan, 'training'), targets }));
    ui.message.set({ name: 'targetsSetForTraining', isUndoable: true });
  };
}

/** The macros that the client follows when the meal plan applies, and a button that makes them its targets; nothing without any. */
export function ClientMacroOffer() {
  const t = useTexts('meal-plans');
  const { clientId, startsOn } = useEditor();
  const today = todayIn(useMe().timeZone);
  const macro = useClientMacro(clientId, startsOn !== null && startsOn > today ? startsOn : today);
  const setTargets = useSetTargets();
  if (!macro) return null;
  const { day, training, rest } = macro.targets;
  const shown = [day, training, rest].filter((target) => target !== null);
  const lines = shown.map(({ calories, protein_tot, carbs_tot, lipids_tot }) =>
    t('editor.plan.macroLine', {
      calories: kcalText(calories),
      protein: gramsText(protein_tot),
      carbs: gramsText(carbs_tot),
      lipids: gramsText(lipids_tot),
    }),
  );
  return (
    <Button
      variant="light"
      size="xs"
      h="auto"
      py={6}
      styles={{ label: { whiteSpace: 'normal', lineHeight: 1.35, overflow: 'visible' } }}
      onClick={() => void setTargets(macro.targets)}
    >
      {t('editor.plan.clientMacros', { macros: lines.join(' / ') })}
    </Button>
  );
}
