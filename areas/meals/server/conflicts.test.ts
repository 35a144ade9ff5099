import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DietaryProfile, dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { mapComponents } from '#areas/meal-plans/rules/content.ts';
import { addDays } from '#shell/common/dates.ts';
import { clientMealRoutes, type Diet, type MealReport, mealRoutes } from '../contract.ts';
import { type DietStudio, openDietStudio } from './testing/diet-studio.ts';

const note = 'Ne abbiamo parlato in visita';

let diet: DietStudio;

/** The allergy to gluten, which a note explains, unlike the intolerance. */
const glutenOf = (alimentId: string) => `${alimentId} allergen gluten contains allergy`;

beforeAll(async () => {
  diet = await openDietStudio((content, { food }) => ({
    days: content.days.map((day) =>
      mapComponents(day, (component) =>
        component.alimentId === food.oil.id
          ? { ...component, conflictNote: note, explainedConflicts: [`${food.oil.id} excluded`] }
          : component.alimentId === food.pasta.id
            ? { ...component, conflictNote: note, explainedConflicts: [glutenOf(food.pasta.id)] }
            : component,
      ),
    ),
  }));
});

beforeEach(async () => {
  await diet.asOwner('delete from meal_entries where client_id = $1', [diet.clientId]);
});

async function saveProfile(changes: Partial<DietaryProfile>): Promise<void> {
  const { profile, version } = (await diet.server.ask(dietaryProfileRoutes.get.own, {}, diet.studio.client)).data;
  const { excludedAliments, ...fields } = { ...profile, ...changes };
  const draft = { ...fields, excludedAlimentIds: excludedAliments.map(({ id }) => id), version };
  await diet.server.ask(dietaryProfileRoutes.save.own, draft, diet.studio.client);
}

async function report(changes: Partial<MealReport> = {}): Promise<void> {
  const request = { sentAt: new Date().toISOString(), meals: [{ ...diet.report(), ...changes }] };
  await diet.server.ask(mealRoutes.sync.own, request, diet.studio.client);
}

async function seenBy(token: string): Promise<Diet> {
  const request = { clientId: diet.clientId, from: diet.today };
  return (await diet.server.ask(mealRoutes.days.client, request, token)).data.diet;
}

const intolerant = { allergies: [{ allergen: 'gluten', severity: 'intolerance' }] } satisfies Partial<DietaryProfile>;

test('the diary names what the client ate against an intolerance, also after it was read and the intolerance was removed', async () => {
  await saveProfile(intolerant);
  await report();
  await diet.server.ask(clientMealRoutes.markRead, { clientId: diet.clientId, until: diet.today }, diet.studio.admin);
  await saveProfile({ allergies: [] });

  const { conflicts, entries } = await seenBy(diet.studio.admin);

  expect(conflicts).toEqual([
    {
      entryId: entries[0]?.id,
      alimentId: diet.food.pasta.id,
      name: diet.food.pasta.name,
      name_en: diet.food.pasta.name_en,
      category: diet.food.pasta.category,
      reasons: [{ kind: 'allergen', allergen: 'gluten', strength: 'contains', severity: 'intolerance' }],
    },
  ]);
});

test('a food with an allergen that a professional left in the meal plan is named as confirmed, and is not told by a notification', async () => {
  await saveProfile({ allergies: [{ allergen: 'gluten', severity: 'allergy' }], excludedWords: ['pasta'] });
  await report();
  const withExclusion = (await seenBy(diet.studio.admin)).conflicts;
  await saveProfile({ allergies: [{ allergen: 'gluten', severity: 'allergy' }], excludedWords: [] });
  await report({ loggedAt: new Date(Date.now() + 1000).toISOString() });
  const { conflicts, entries } = await seenBy(diet.studio.admin);

  const gluten = { kind: 'allergen', allergen: 'gluten', strength: 'contains', severity: 'allergy' };
  expect(withExclusion.map(({ reasons, isConfirmed }) => [reasons.length, isConfirmed])).toEqual([[2, undefined]]);
  expect(conflicts).toMatchObject([{ alimentId: diet.food.pasta.id, reasons: [gluten], isConfirmed: true }]);
  expect(entries[0]?.isNew).toBe(false);
});

test('beside a symptom in the note of a meal that was not reported the diary names its planned foods, and beside other notes none', async () => {
  await saveProfile(intolerant);
  await report({ state: 'planned', note: 'Molto buono' });
  const withoutSymptom = (await seenBy(diet.studio.admin)).conflicts;
  const loggedAt = new Date(Date.now() + 1000).toISOString();
  await report({ state: 'planned', note: 'Dopo il pranzo orticaria sulle braccia', loggedAt });
  const { conflicts, entries } = await seenBy(diet.studio.admin);

  expect(withoutSymptom).toEqual([]);
  expect(conflicts).toMatchObject([{ entryId: entries[0]?.id, alimentId: diet.food.pasta.id, isPlanned: true }]);
});

test('a food that was eaten before the intolerance was known is no conflict of that meal', async () => {
  await saveProfile({ allergies: [] });
  await report({ date: addDays(diet.today, 0), loggedAt: new Date(Date.now() - 60_000).toISOString() });
  await saveProfile(intolerant);

  expect((await seenBy(diet.studio.admin)).conflicts).toEqual([]);
  await saveProfile({ allergies: [] });
});

test('an excluded word is named too, as confirmed where a note explains it, and not of a skipped meal', async () => {
  await saveProfile({ excludedAliments: [], excludedWords: ['olio', 'pasta'] });
  await report();
  const eaten = (await seenBy(diet.studio.admin)).conflicts;
  await report({ state: 'skipped', loggedAt: new Date(Date.now() + 1000).toISOString() });
  const skipped = (await seenBy(diet.studio.admin)).conflicts;
  await saveProfile({ excludedWords: [] });

  const confirmedOf = (id: string) => eaten.find(({ alimentId }) => alimentId === id)?.isConfirmed ?? false;
  expect(eaten.map(({ reasons }) => reasons[0]?.kind)).toEqual(['excluded', 'excluded']);
  expect([diet.food.pasta.id, diet.food.oil.id].map(confirmedOf)).toEqual([false, true]);
  expect(skipped).toEqual([]);
});

describe('what a pregnant client ate that is not eaten in pregnancy', () => {
  let hamDiet: DietStudio;
  const limitTo = (...permissions: string[]) =>
    hamDiet.asOwner(`update memberships set permissions = $2 where account_id = $1 and role = 'coach'`, [
      hamDiet.studio.accountId,
      permissions,
    ]);
  const named = async (token: string) => {
    const request = { clientId: hamDiet.clientId, from: hamDiet.today };
    return (await hamDiet.server.ask(mealRoutes.days.client, request, token)).data?.diet?.conflicts;
  };

  beforeAll(async () => {
    hamDiet = await openDietStudio();
    const renamed = `update meal_plan_contents set content = replace(content::text, $2, 'Prosciutto crudo di Parma')::jsonb where account_id = $1`;
    await hamDiet.asOwner(renamed, [hamDiet.studio.accountId, hamDiet.food.oil.name]);
    const { server, studio } = hamDiet;
    const { profile, version } = (await server.ask(dietaryProfileRoutes.get.own, {}, studio.client)).data;
    const { excludedAliments: _, ...fields } = profile;
    const draft = { ...fields, allergies: [], isPregnant: true, excludedAlimentIds: [], version };
    await server.ask(dietaryProfileRoutes.save.own, draft, studio.client);
    const request = { sentAt: new Date().toISOString(), meals: [hamDiet.report()] };
    await server.ask(mealRoutes.sync.own, request, studio.client);
  });

  test('is named to who may read the pregnancy, and neither to the client nor to others', async () => {
    const { studio, clientId } = hamDiet;
    await hamDiet.asOwner(
      `insert into client_collaborators (account_id, client_id, kind, membership_id)
       select account_id, $2, 'nutrition', id from memberships where account_id = $1 and role = 'coach'
       on conflict (account_id, client_id, kind) do update set membership_id = excluded.membership_id`,
      [studio.accountId, clientId],
    );
    const state = { kind: 'state', state: 'pregnant', group: 'raw_animal', strength: 'named' };

    expect(await named(studio.admin)).toMatchObject([{ name: 'Prosciutto crudo di Parma', reasons: [state] }]);
    await limitTo('view home', 'view clients', 'view meal plans');
    expect(await named(studio.coach)).toEqual([]);
    await limitTo('view home', 'view clients', 'view meal plans', 'view visits');
    expect(await named(studio.coach)).toHaveLength(1);
    const own = (await hamDiet.server.ask(mealRoutes.days.own, { from: hamDiet.today }, studio.client)).data.diet;
    expect(own.conflicts).toEqual([]);
  });
});

test.each([
  ['Buono! Aggiunte due noci, e un caffè', ['Aggiunte due noci']],
  ['Senza noci, come detto', []],
  ['Non ho mangiato le noci', []],
  ['Ho tolto le noci, aggiunti due pistacchi', ['aggiunti due pistacchi']],
  ["I didn't have the nuts", []],
  ['La pasta era scotta', []],
])(
  'a note about a meal names what the profile is against besides the foods of the meal: %s',
  async (written, named) => {
    await saveProfile({ ...profileWithNuts, excludedWords: [] });
    await report({ note: written });

    const { noteConflicts, entries } = await seenBy(diet.studio.admin);
    await report({ note: written, state: 'skipped', loggedAt: new Date(Date.now() + 1000).toISOString() });
    const ofSkipped = (await seenBy(diet.studio.admin)).noteConflicts;

    expect(noteConflicts?.map(({ text }) => text)).toEqual(named);
    expect(noteConflicts?.every(({ entryId }) => entryId === entries[0]?.id)).toBe(true);
    expect(ofSkipped?.map(({ text }) => text)).toEqual(written.startsWith('La pasta') ? [written] : named);
  },
);

const profileWithNuts = {
  allergies: [
    { allergen: 'nuts', severity: 'allergy' },
    { allergen: 'gluten', severity: 'intolerance' },
  ],
} satisfies Partial<DietaryProfile>;
