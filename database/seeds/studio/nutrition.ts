import { createAdvice, markSeen } from '#areas/advices/server/operations.ts';
import { clientSubject, ownSubject } from '#areas/clients/server/public.ts';
import { DietaryProfileDraft } from '#areas/dietary-profiles/contract.ts';
import { saveDietaryProfile } from '#areas/dietary-profiles/server/operations.ts';
import { assignMacro, previewAssignment } from '#areas/macros/server/operations/assignment.ts';
import { createMacro } from '#areas/macros/server/operations/macros.ts';
import { assignPastMealPlan, createOutlinedMealPlan } from '#areas/meal-plans/server/operations/past-meal-plan.ts';
import { reportPastMeals } from '#areas/meals/server/public.ts';
import { addDays, mondayOf, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { dietsWith } from './diets.ts';
import { addFoodsAndRecipes } from './foods.ts';

/** What a client of the demo studio eats. */
export interface DemoDiet {
  template: 'balanced' | 'training';
  /** The meal plan began on a Monday, so many weeks before the present week. */
  weeksAgo: number;
  macro: 'balanced' | 'training';
  /** Every so many meals the client reports none; the smaller, the less they report. */
  unreportedEvery: number;
  profile?: Partial<DietaryProfileDraft>;
  advice?: { title: string; text: string; isSeen: boolean }[];
}

/** The ids of templates by their keys. */
export interface Nutrition {
  mealPlans: Record<DemoDiet['template'], string>;
  macros: Record<DemoDiet['macro'], string>;
}

/** Adds foods, recipes, macros and meal plans to the library of the studio. */
export async function addNutrition(nutritionist: Scope): Promise<Nutrition> {
  const diets = dietsWith(await addFoodsAndRecipes(nutritionist));
  const { balanced, training } = macros;
  return {
    mealPlans: {
      balanced: await createOutlinedMealPlan(nutritionist, diets.balanced),
      training: await createOutlinedMealPlan(nutritionist, diets.training),
    },
    macros: {
      balanced: (await createMacro(nutritionist, { ...template, ...balanced })).macro.id,
      training: (await createMacro(nutritionist, { ...template, ...training })).macro.id,
    },
  };
}

const template = { note: '', energy: null, clientId: null, startsOn: null, confirmedLowEnergy: [] };
const grams = (protein_tot: number, carbs_tot: number, lipids_tot: number) => ({
  method: 'grams' as const,
  ...{ protein_tot, carbs_tot, lipids_tot },
});
const macros = {
  balanced: { title: 'Equilibrio, 1500 kcal', entries: { day: grams(90, 186, 44), training: null, rest: null } },
  training: {
    title: 'Forza, allenamento e riposo',
    entries: { day: null, training: grams(150, 265, 60), rest: grams(140, 200, 60) },
  },
};

/** Gives a client a dietary profile, a macro, a meal plan with a diary of up to three weeks, and advice. */
export async function feed(
  nutritionist: Scope,
  client: Scope,
  { diet, nutrition }: { diet: DemoDiet; nutrition: Nutrition },
): Promise<void> {
  const subject = ownSubject(client);
  const { clientId } = subject;
  if (diet.profile)
    await saveDietaryProfile(
      client,
      subject,
      DietaryProfileDraft.parse({ version: 0, hasNoOtherAllergies: true, ...diet.profile }),
    );
  const today = todayIn(client.caller.timeZone);
  const startsOn = addDays(mondayOf(today), -7 * diet.weeksAgo);
  const recipients = { startsOn, clientIds: [clientId], groupIds: [], note: null, overlap: 'keep' as const };
  const assignment = { id: nutrition.macros[diet.macro], ...recipients };
  const { preview } = await previewAssignment(nutritionist, assignment);
  await assignMacro(nutritionist, { ...assignment, confirmedLowEnergy: preview.lowEnergy ?? [] });
  await assignPastMealPlan(nutritionist, { templateId: nutrition.mealPlans[diet.template], clientId, startsOn });
  const lastWeeks = addDays(today, -21);
  await reportPastMeals(client, subject, {
    from: startsOn > lastWeeks ? startsOn : lastWeeks,
    until: addDays(today, -1),
    reportOf: (number) => reportOf(number, diet),
  });
  for (const { isSeen, ...advice } of diet.advice ?? []) {
    const draft = { id: newId(), advisedOn: addDays(today, isSeen ? -12 : -2), ...advice };
    const { advice: given } = await createAdvice(nutritionist, clientSubject(nutritionist, clientId), draft);
    if (isSeen) await markSeen(client, { adviceId: given.id, version: given.version });
  }
}

/** What a client reports of a meal; the last one has number 1. */
function reportOf(
  number: number,
  { unreportedEvery }: DemoDiet,
): ReturnType<Parameters<typeof reportPastMeals>[2]['reportOf']> {
  if (number === 2) return { state: 'swapped', note: 'Ho cambiato, non avevo altro in casa.' };
  if (number === 9) return { state: 'skipped', note: 'Riunione fino a tardi.' };
  if (number === 14) return { state: 'as_planned', note: 'Sazia fino a sera, questo lo rifaccio.' };
  if (number === 23) return { state: 'free', note: 'Compleanno di un’amica.' };
  if (number % unreportedEvery === 0) return null;
  if (number % 13 === 0) return { state: 'skipped' };
  return { state: number % 7 === 3 ? 'swapped' : 'as_planned' };
}
