import 'fake-indexeddb/auto';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { type MealEntry, type MealReport, mealRoutes } from '../../contract.ts';
import { createDietStore } from '../device/diet-store.ts';
import { pushPending } from '../device/sync.ts';
import { answerDiet, clientId, exampleDiet, publishedId, today } from '../testing/diet.ts';
import { openDevice, showDiet } from '../testing/show-diet.tsx';
import { NutritionScreen } from './NutritionScreen.tsx';

const diet = exampleDiet();
const mealIdOf = (index: number) => diet.days[0]?.day?.meals[index]?.id ?? '';

beforeEach(openDevice);

/** What the server has of a meal after another device reported it. */
function entry(mealIndex: number, changes: Partial<MealEntry>): MealEntry {
  const ref = { id: newId(), date: today, publishedId, mealId: mealIdOf(mealIndex) };
  const values = {
    state: 'planned' as const,
    swaps: [],
    note: '',
    pictures: [],
    isByProfessional: false,
    isNew: false,
  };
  return { ...ref, ...values, loggedAt: `${today}T12:00:00.000Z`, ...changes };
}

/** The client reports without a connection; then the server has these entries. */
async function reportOffline(report: () => Promise<void>, result: { entries: MealEntry[]; overwritten?: MealEntry[] }) {
  answerDiet(diet);
  respondWithError(mealRoutes.sync.own, 503, {});
  await showDiet(NutritionScreen);
  await report();
  answerDiet({ ...diet, entries: result.entries });
  respond(mealRoutes.sync.own, { refused: [], moved: [], ...result });
  await pushPending(createDietStore(clientId));
}

test('a meal that another device reported later says what this one had, with its swaps, which one tap chooses again', async () => {
  await reportOffline(
    async () => {
      const lunch = within(await meal('Pranzo'));
      await userEvent.click(await lunch.findByRole('button', { name: /Scegli Riso bianco crudo/ }));
      await new Promise((resolve) => setTimeout(resolve, 600));
      await userEvent.click(await lunch.findByRole('button', { name: 'Come ho scelto' }));
    },
    { entries: [entry(2, { state: 'as_planned' })] },
  );
  const lunch = within(await meal('Pranzo'));

  const other = await lunch.findByText(/Registrato in due modi diversi/);
  expect(other.textContent).toMatch(/L'altro: Con sostituzioni, .*Riso bianco crudo invece di Pasta secca/);
  expect(lunch.getByText('Come da piano')).toBeTruthy();

  respondWithError(mealRoutes.sync.own, 503, {});
  await userEvent.click(lunch.getByRole('button', { name: "Usa l'altro" }));

  expect(await lunch.findByText('Con sostituzioni')).toBeTruthy();
  expect(lunch.queryByText(/Registrato in due modi diversi/)).toBeNull();
});

test('what gave way stays on the device after a reload, until the client has read it', async () => {
  const skipped = entry(0, { state: 'skipped' });
  await reportOffline(() => tap('Colazione', 'Come da piano'), { entries: [skipped] });
  await screen.findByText(/Registrato in due modi diversi, vale l'ultimo. L'altro: Come da piano/);
  cleanup();
  await showDiet(NutritionScreen);

  await userEvent.click(within(await meal('Colazione')).getByRole('button', { name: 'Ho capito' }));

  expect(screen.queryByText(/Registrato in due modi diversi/)).toBeNull();
  expect(createDietStore(clientId).read().otherVersions).toEqual([]);
});

test('a note that another device replaced is shown until it is used or dismissed, also when the state is reported again', async () => {
  await reportOffline(() => writeNote('Ho mangiato in mensa'), { entries: [entry(0, { note: 'Poca fame' })] });
  const breakfast = within(await meal('Colazione'));
  const other = /Scritte due note diverse, vale l'ultima. L'altra: «Ho mangiato in mensa»/;
  expect(await breakfast.findByText(other)).toBeTruthy();
  expect(breakfast.getByText('Poca fame')).toBeTruthy();

  await tap('Colazione', 'Come da piano');
  expect(await breakfast.findByText(other)).toBeTruthy();
  respondWithError(mealRoutes.sync.own, 503, {});
  await userEvent.click(breakfast.getByRole('button', { name: "Usa l'altra nota" }));

  expect(await breakfast.findByText('Ho mangiato in mensa')).toBeTruthy();
  expect(breakfast.queryByText(other)).toBeNull();
  expect(createDietStore(clientId).read().reports).toMatchObject([{ report: { note: 'Ho mangiato in mensa' } }]);
});

test('a meal reported as eaten leaves the note to the device that wrote one', async () => {
  await reportOffline(() => tap('Colazione', 'Come da piano'), { entries: [entry(0, { note: 'Poca fame' })] });

  const [sent] = requestsTo(mealRoutes.sync.own).map(({ body }) => (body as { meals: MealReport[] }).meals[0]);
  expect(sent).toMatchObject({ state: 'as_planned' });
  expect(sent).not.toHaveProperty('note');
});

test('a note of another device that this one has never shown and has replaced is named', async () => {
  const overwritten = [entry(0, { note: 'Poca fame' })];
  await reportOffline(() => writeNote('In mensa'), { entries: [entry(0, { note: 'In mensa' })], overwritten });

  expect(await screen.findByText(/L'altra: «Poca fame»/)).toBeTruthy();
});

test('a note and a state that this device has shown and changed are no other version', async () => {
  const before = entry(0, { note: 'Poca fame', state: 'skipped' });
  answerDiet({ ...diet, entries: [before] });
  respondWithError(mealRoutes.sync.own, 503, {});
  await showDiet(NutritionScreen);
  await tap('Colazione', 'Annulla');
  await tap('Colazione', 'Come da piano');
  await writeNote('Meglio');
  const after = { ...before, note: 'Meglio', state: 'as_planned' as const };
  answerDiet({ ...diet, entries: [after] });
  respond(mealRoutes.sync.own, { entries: [after], overwritten: [before], refused: [], moved: [] });

  await pushPending(createDietStore(clientId));

  expect(createDietStore(clientId).read()).toMatchObject({ reports: [], otherVersions: [] });
});

async function writeNote(text: string): Promise<void> {
  const breakfast = within(await meal('Colazione'));
  await userEvent.click(breakfast.getByRole('button', { name: 'Altro su Colazione' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /la nota|una nota/ }));
  const field = await screen.findByLabelText(/Com'è andata/);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.click(screen.getByRole('button', { name: 'Salva la nota' }));
  await breakfast.findByText(text);
}

async function tap(name: string, button: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  await userEvent.click(await within(await meal(name)).findByRole('button', { name: button }));
}

function meal(name: string): Promise<HTMLElement> {
  return screen.findByRole('region', { name });
}
