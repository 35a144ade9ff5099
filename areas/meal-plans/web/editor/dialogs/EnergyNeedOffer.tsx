import { Button, Text } from '@mantine/core';
import { activityFactors } from '#areas/body-composition/rules/energy-expenditure.ts';
import { energyNeedRoutes } from '#areas/macros/contract/energy-need.ts';
import { targetFromPercentages } from '#areas/macros/rules/targets.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { formatDate, formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { kcalText } from '../../meal-texts.ts';
import { useEditor, useMealPlan } from '../context.tsx';
import { setPlanFields } from '../edits/change.ts';
import { usualTarget } from './TargetFields.tsx';

/**
 * The energy need of the client's last visit, which one tap makes the target of every day, with the shares of the present target. Shows
 * nothing without one, and while the client's consent to health data is withdrawn.
 */
export function EnergyNeedOffer({ clientId }: { clientId: string }) {
  const t = useTexts('meal-plans');
  const texts = useTexts('body-composition');
  const { store, ui } = useEditor();
  const targets = useMealPlan((mealPlan) => mealPlan.targets);
  const need = useApiQuery(energyNeedRoutes.energyNeed, { clientId }).data?.need;
  if (!need) return null;
  const { kcalPerDay, takenOn, formula, activity, maternalKcal = 0 } = need;

  function use(): void {
    const day = targetFromPercentages({ ...(targets.day ?? usualTarget), calories: kcalPerDay });
    setPlanFields(store, { targets: { ...targets, day } });
    ui.message.set({ name: 'targetsSet', isUndoable: true });
  }

  return (
    <div>
      <Button variant="light" onClick={use}>
        {t('editor.plan.energyNeed', { calories: kcalText(kcalPerDay) })}
      </Button>
      <Text size="sm" c="dimmed" mt={4}>
        {t('editor.plan.energyNeedOf', {
          date: formatDate(takenOn),
          formula: formula === 'MANUAL' ? t('editor.plan.energyNeedTyped') : texts(`names.${formula}`),
          activity: texts(`activityLevels.${activity}`).toLowerCase(),
          factor: formatNumber(activityFactors[activity], 3),
        })}
      </Text>
      {maternalKcal !== 0 && (
        <Text size="sm" fw={600} mt={4}>
          {maternalKcal === null
            ? t('editor.plan.energyNeedUnknown')
            : t('editor.plan.energyNeedMaternal', { calories: kcalText(maternalKcal) })}
        </Text>
      )}
    </div>
  );
}
