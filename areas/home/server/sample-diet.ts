import { createMacro } from '#areas/macros/server/public.ts';
import { insertPastMealPlan, type MealPlanOutline } from '#areas/meal-plans/server/public.ts';
import { reportPastMeals } from '#areas/meals/server/public.ts';
import { addDays, mondayOf, todayIn } from '#shell/common/dates.ts';
import type { Language } from '#shell/common/fields.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { textsIn } from '#shell/server/texts/texts.ts';

/** The meal plan began in the week before the present one, and lasts six weeks. */
const weeksAgo = 1;
const duration = 42;

/** Shares of the energy of the macro, in percent. */
const target = { calories: 1800, protein_percent: 20, carbs_percent: 50, lipids_percent: 30 };

/** Gives the sample client a macro, a meal plan and what they reported until yesterday. */
export async function addSampleDiet(scope: Scope, clientId: string): Promise<void> {
  const t = textsIn(scope.language);
  const today = todayIn(scope.caller.timeZone);
  const startsOn = addDays(mondayOf(today), -7 * weeksAgo);
  const entries = { day: { method: 'percentages' as const, ...target }, training: null, rest: null };
  const macro = { title: t('home:sample.diet.macro'), note: '', entries, energy: null };
  await createMacro(scope, { ...macro, clientId, startsOn, confirmedLowEnergy: [] });
  await insertPastMealPlan(scope, { clientId, outline: outlineIn(scope.language), startsOn });
  await reportPastMeals(
    scope,
    { clientId, authorId: null },
    {
      from: startsOn,
      until: addDays(today, -1),
      reportOf: (number) => {
        if (number === 1) return { state: 'as_planned', note: t('home:sample.diet.note') };
        if (number === 6) return { state: 'skipped', note: t('home:sample.diet.skipped') };
        if (number % 11 === 0) return { state: 'free' };
        return number % 9 === 0 ? null : { state: 'as_planned' };
      },
    },
  );
}

/** Two days that alternate. The words find the foods in the library, whose names are Italian and English. */
function outlineIn(language: Language): MealPlanOutline {
  const t = textsIn(language);
  const oil = { food: 'olio di oliva extravergine', grams: 10 };
  const bread = { food: 'pane integrale', grams: 60 };
  return {
    title: t('home:sample.diet.title'),
    description: t('home:sample.diet.description'),
    duration,
    days: [
      {
        name: t('home:sample.diet.first'),
        meals: [
          {
            type: 'breakfast',
            foods: [
              { food: 'latte parzialmente scremato', grams: 200 },
              { food: 'fette biscottate', grams: 40 },
            ],
          },
          {
            type: 'lunch',
            foods: [
              { food: 'pasta di semola cruda', grams: 80, or: { food: 'riso', grams: 80 } },
              { food: 'zucchine', grams: 200 },
              oil,
            ],
          },
          { type: 'snack', foods: [{ food: 'mela', grams: 150 }] },
          { type: 'dinner', foods: [{ food: 'pollo petto', grams: 150 }, bread, oil] },
        ],
      },
      {
        name: t('home:sample.diet.second'),
        meals: [
          {
            type: 'breakfast',
            foods: [
              { food: 'yogurt intero', grams: 150 },
              { food: 'fiocchi di avena', grams: 40 },
            ],
          },
          {
            type: 'lunch',
            foods: [{ food: 'riso', grams: 80 }, { food: 'ceci', grams: 120 }, oil],
          },
          { type: 'snack', foods: [{ food: 'banana', grams: 120 }] },
          { type: 'dinner', foods: [{ food: 'merluzzo', grams: 180 }, { food: 'patate', grams: 250 }, oil] },
        ],
      },
    ],
  };
}
