import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { exampleMealPlan } from '#areas/meal-plans/example.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientMealRoutes, type MealEntry, mealRoutes } from '../../contract.ts';
import type { EatenConflict } from '../../contract/eaten-conflicts.ts';
import { clientId, exampleDiet, publishedId, today } from '../testing/diet.ts';
import { ClientDietPanel } from './ClientDietPanel.tsx';
import { MealReportDialog } from './MealReportDialog.tsx';
import { DayReport } from './DayReport.tsx';
import { type PlannedMeal, plannedDays } from '../../rules/days.ts';
import type { Meal } from '#areas/meal-plans/contract.ts';

/** The version that was followed before. */
const replacedId = '0199a000-0000-7000-8000-00000000c0bb';
const lunch = exampleMealPlan.days[0]?.meals[2];
const pasta = lunch?.mealComponents[0]?.components[0];
const rice = pasta?.alternatives[0];

test('a swap is shown as planned and eaten, with the note of the client', async () => {
  const planned = plannedDays(exampleDiet()).get(today);
  if (!planned) throw new Error('the example has no day');
  await renderScreen(
    () => (
      <DayReport
        clientId="0199a000-0000-7000-8000-00000000c001"
        planned={planned}
        entries={[swapped()]}
        conflicts={[]}
        drunkMl={750}
        isFuture={false}
        newIds={new Set([swapped().id])}
      />
    ),
    { texts: ['meals', 'attachments'] },
  );

  expect(await screen.findByText('Pasta secca 80 g → Riso bianco crudo 80 g')).toBeTruthy();
  expect(screen.getByText('Avevo finito la pasta')).toBeTruthy();
  expect(screen.getByText('Nuovo')).toBeTruthy();
  expect(screen.getByText(/Acqua 750 di 2.000 ml/)).toBeTruthy();
});

test.each([true, false])(
  'a choice is what is planned instead, neither eaten nor logged; to come: %s',
  async (isFuture) => {
    const planned = plannedDays(exampleDiet()).get(today);
    if (!planned) throw new Error('the example has no day');
    const entry: MealEntry = { ...swapped(), state: 'planned', note: '', isNew: false };
    const props = {
      clientId,
      planned,
      entries: [entry],
      conflicts: [],
      drunkMl: 0,
      isFuture,
      newIds: new Set<string>(),
    };
    await renderScreen(() => <DayReport {...props} />, { texts: ['meals', 'attachments'] });

    expect(await screen.findByText('Scelto: Pasta secca 80 g → Riso bianco crudo 80 g')).toBeTruthy();
    expect(screen.queryAllByText('Da registrare')).toHaveLength(isFuture ? 0 : 4);
    expect(screen.queryByText(/Con sostituzioni|Mangiato|Nuovo/)).toBeNull();
  },
);

test('a free meal is logged but not counted, and the professional reads it beside the energy', async () => {
  const planned = plannedDays(exampleDiet()).get(today);
  if (!planned) throw new Error('the example has no day');
  const entry: MealEntry = { ...swapped(), state: 'free', swaps: [] };
  await renderScreen(
    () => (
      <DayReport
        {...{ clientId, planned, conflicts: [] }}
        entries={[entry]}
        drunkMl={0}
        isFuture={false}
        newIds={new Set()}
      />
    ),
    { texts: ['meals', 'attachments'] },
  );

  expect(await screen.findByText(/\(conta solo i pasti registrati, il pasto libero non è nel conto\)/)).toBeTruthy();
});

test('of a single meal the number of logged ones is in the singular', async () => {
  const day = exampleDiet().days[0];
  const only = day?.day && { ...day, date: today, day: { ...day.day, meals: day.day.meals.slice(2, 3) } };
  respond(mealRoutes.days.client, { diet: exampleDiet({ days: only ? [only] : [], entries: [swapped()] }) });
  await renderScreen(() => <ClientDietPanel clientId={clientId} />, {
    permissions: ['view meal plans'],
    texts: ['meals'],
  });

  expect(await screen.findByText('di 1 pasto fino a oggi')).toBeTruthy();
});

async function openEaten(
  reasons: EatenConflict['reasons'],
  isDeclared = false,
  others: readonly Partial<EatenConflict>[] = [],
): Promise<void> {
  const planned = plannedDays(exampleDiet()).get(today);
  if (!planned || !pasta) throw new Error('the example has no lunch');
  const { id: alimentId, name, name_en, category } = pasta.aliment;
  const entry: MealEntry = { ...swapped(), state: 'as_planned', swaps: [], isNew: false };
  const eaten = { entryId: entry.id, alimentId, name, name_en, category, reasons, isDeclared };
  await renderScreen(
    () => (
      <DayReport
        clientId={clientId}
        planned={planned}
        entries={[entry]}
        conflicts={[eaten, ...others.map((one) => ({ ...eaten, ...one }))]}
        drunkMl={0}
        isFuture={false}
        newIds={new Set()}
      />
    ),
    { texts: ['meals', 'attachments', 'dietary-profiles', 'aliments'] },
  );
}

test('a food that was eaten against the profile is named at its meal, with every reason', async () => {
  await openEaten([
    { kind: 'allergen', allergen: 'gluten', strength: 'contains', severity: 'intolerance' },
    { kind: 'diet', diet: 'gluten_free', isKnown: true },
  ]);

  const mark = await screen.findByText(/^Pasta.* – Contiene: Glutine \(intolleranza\)\. Non è senza glutine$/);
  expect(within(mark.closest('li') ?? document.body).getByText('Come da piano')).toBeTruthy();
});

test.each([
  ['pregnant', false, /^Mangiato in gravidanza, da rivedere: Pasta/],
  ['lactating', false, /^Mangiato in allattamento, da rivedere: Pasta/],
  ['minor', false, /^Consumato da un minorenne, da rivedere: Pasta/],
  ['pregnant', true, /^Mangiato in gravidanza dichiarata, da rivedere: Pasta/],
  ['lactating', true, /^Mangiato in allattamento dichiarato, da rivedere: Pasta/],
] as const)(
  'a food that is not eaten when %s (only declared: %s) is named in one quiet line',
  async (state, isDeclared, line) => {
    await openEaten([{ kind: 'state', state, group: 'alcohol', strength: 'contains' }], isDeclared);

    expect(await screen.findByText(line)).toBeTruthy();
    expect(screen.queryByText(/^Pasta.* – /)).toBeNull();
  },
);

test('of the foods of a meal only those that were eaten in a pregnancy that was declared are named as such', async () => {
  const group = { kind: 'state', state: 'pregnant', strength: 'contains' } as const;
  const wine = { alimentId: publishedId, name: 'Vino', isDeclared: true };
  await openEaten([{ ...group, group: 'alcohol' }], false, [wine]);

  expect(await screen.findByText(/^Mangiato in gravidanza, da rivedere: Pasta[^V]*$/)).toBeTruthy();
  expect(screen.getByText('Mangiato in gravidanza dichiarata, da rivedere: Vino')).toBeTruthy();
});

test('the panel of the client shows what is unread without marking it as read', async () => {
  respond(mealRoutes.days.client, { diet: exampleDiet({ entries: [swapped()] }) });
  await renderScreen(() => <ClientDietPanel clientId={clientId} />, {
    permissions: ['view meal plans'],
    texts: ['meals'],
  });

  expect(await screen.findByText('1 novità')).toBeTruthy();
  expect(screen.getByText('100%')).toBeTruthy();
  expect(requestsTo(clientMealRoutes.markRead)).toEqual([]);
});

test('the professional corrects a report: another alternative, for the version that is shown, later than the report of the client, whose note stays', async () => {
  respond(mealRoutes.sync.client, { entries: [], refused: [], moved: [] });
  const entry = { ...swapped(), publishedId: replacedId, state: 'as_planned' as const, swaps: [] };
  if (!lunch || !rice) throw new Error('the example has no lunch');
  await renderScreen(
    () => <MealReportDialog {...{ clientId, entry }} date={today} planned={plannedOf(lunch)} onClose={() => {}} />,
    { permissions: ['update meal plans', 'view aliments'], texts: ['meals'] },
  );
  expect(screen.queryByRole('textbox', { name: 'Nota' })).toBeNull();

  await userEvent.click(await screen.findByRole('radio', { name: 'Con sostituzioni' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Alimento al posto di Pasta secca' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Riso bianco crudo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(requestsTo(mealRoutes.sync.client)).toHaveLength(1));
  const [request] = requestsTo(mealRoutes.sync.client);
  const [meal] = (request?.body as { meals: MealEntry[] } | undefined)?.meals ?? [];
  expect(meal).toMatchObject({ publishedId, state: 'swapped' });
  expect(meal).not.toHaveProperty('note');
  expect(meal?.swaps).toMatchObject([{ alternativeId: rice.uuid, alimentId: rice.aliment.id, quantity: 80 }]);
  expect(Date.parse(meal?.loggedAt ?? '')).toBeGreaterThan(Date.parse(entry.loggedAt));
});

test('the professional writes a note about a chosen meal, which stays planned with its choice', async () => {
  respond(mealRoutes.sync.client, { entries: [], refused: [], moved: [] });
  const entry: MealEntry = { ...swapped(), state: 'planned', note: '' };
  if (!lunch || !rice) throw new Error('the example has no lunch');
  await renderScreen(
    () => <MealReportDialog {...{ clientId, entry }} date={today} planned={plannedOf(lunch)} onClose={() => {}} />,
    { permissions: ['update meal plans'], texts: ['meals'] },
  );

  await userEvent.type(await screen.findByRole('textbox', { name: 'Nota' }), 'Ok');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(requestsTo(mealRoutes.sync.client)).toHaveLength(1));
  expect(requestsTo(mealRoutes.sync.client)[0]?.body).toMatchObject({
    meals: [{ state: 'planned', note: 'Ok', swaps: [{ alimentId: rice.aliment.id }] }],
  });
});

test('a report that the server refuses stays open and says why', async () => {
  respond(mealRoutes.sync.client, {
    entries: [],
    refused: [{ part: 'meals', index: 0, problem: 'too_old' }],
    moved: [],
  });
  if (!lunch) throw new Error('the example has no lunch');
  await renderScreen(
    () => (
      <MealReportDialog
        clientId={clientId}
        entry={undefined}
        date={today}
        planned={plannedOf(lunch)}
        onClose={() => {
          throw new Error('closed');
        }}
      />
    ),
    { permissions: ['update meal plans'], texts: ['meals'] },
  );

  await userEvent.click(await screen.findByRole('radio', { name: 'Saltato' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  expect((await screen.findByRole('alert')).textContent).toContain('ultimi 60 giorni');
});

function swapped(): MealEntry {
  if (!lunch || !pasta || !rice) throw new Error('the example has no lunch');
  const { aliment, quantity, portion } = rice;
  return {
    id: '0199a000-0000-7000-8000-00000000c009',
    date: today,
    publishedId,
    mealId: lunch.id,
    state: 'swapped',
    swaps: [{ componentId: pasta.uuid, alternativeId: rice.uuid, alimentId: aliment.id, quantity, portion, aliment }],
    note: 'Avevo finito la pasta',
    loggedAt: `${today}T12:00:00.000Z`,
    pictures: [],
    isByProfessional: false,
    isNew: true,
  };
}

function plannedOf(meal: Meal): PlannedMeal {
  return { publishedId, meal, swaps: exampleMealPlan.swaps, isInPlan: true, isCounted: true };
}

test('a food against the profile that the note of a meal names stands below the note with its reason', async () => {
  const planned = plannedDays(exampleDiet()).get(today);
  if (!planned) throw new Error('the example has no day');
  const entry: MealEntry = { ...swapped(), note: 'Aggiunte due noci', isNew: false };
  const reasons = [{ kind: 'allergen', allergen: 'nuts', strength: 'suspected', severity: 'allergy' }] as const;
  await renderScreen(
    () => (
      <DayReport
        clientId={clientId}
        planned={planned}
        entries={[entry]}
        conflicts={[]}
        noteConflicts={[{ entryId: entry.id, text: 'Aggiunte due noci', category: 'other', reasons: [...reasons] }]}
        drunkMl={0}
        isFuture={false}
        newIds={new Set()}
      />
    ),
    { texts: ['meals', 'attachments', 'dietary-profiles', 'aliments'] },
  );

  expect(await screen.findByText(/^Nella nota: Aggiunte due noci – .*Frutta a guscio/)).toBeTruthy();
});

test('a note that names a medicine is marked with its own word', async () => {
  const planned = plannedDays(exampleDiet()).get(today);
  if (!planned) throw new Error('the example has no day');
  const entries = [{ ...swapped(), note: 'Presa la metformina a stomaco vuoto' }];
  const report = { clientId, planned, entries, conflicts: [], drunkMl: 0, isFuture: false, newIds: new Set<string>() };
  await renderScreen(() => <DayReport {...report} />, { texts: ['meals', 'attachments'] });

  expect(await screen.findByText('Farmaco')).toBeTruthy();
  expect(screen.queryByText('Disturbo')).toBeNull();
});
