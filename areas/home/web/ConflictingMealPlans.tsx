import { linkOptions } from '@tanstack/react-router';
import { nameIn } from '#areas/aliments/rules/names.ts';
import type { ConflictingMealPlan } from '#areas/meal-plans/contract/conflicting.ts';
import { formatShortDate } from '#shell/web/texts/formats.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { ClientSection } from './ClientSection.tsx';
import { useConflictingMealPlans } from './queries.ts';

const maxNames = 3;
const maxRows = 5;

/**
 * Clients whose meal plan of today or later has foods that they must not or do not eat since their profile was changed, or if what they
 * declared is confirmed.
 */
export function ConflictingMealPlans() {
  const t = useTexts('home');
  const { language } = useLanguage();
  const { mealPlans, total } = useConflictingMealPlans();
  const hidden = total - maxRows;

  function namesOf(foods: ConflictingMealPlan['foods']): string {
    const names = foods.slice(0, maxNames).map((food) => nameIn(language, food));
    // Names of foods have commas: «Farro, crudo».
    return names.join(' · ') + (foods.length > maxNames ? '…' : '');
  }

  return (
    <ClientSection
      title={t('conflicts.title')}
      subtitle={hidden > 0 && t('conflicts.more', { count: hidden })}
      maxRows={maxRows}
      rows={mealPlans?.map(({ id, title, clientId, clientName, startsOn, foods }) => ({
        key: id,
        link: linkOptions({ to: '/clients/$id/mealPlans', params: { id: clientId } }),
        name: clientName,
        subtitle: t(foods.some(({ isDeclared }) => isDeclared) ? 'conflicts.declared' : 'conflicts.foods', {
          title: startsOn ? t('conflicts.upcoming', { title, date: formatShortDate(startsOn) }) : title,
          foods: namesOf(foods),
        }),
      }))}
    />
  );
}
