import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { UsedAliment } from '#areas/aliments/contract.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import type { PublishedVersion } from '../../contract/assigned.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { exampleCopy, examplePublished, openMealPlan } from './testing/open-meal-plan.tsx';
import { exampleNumbers } from '../testing/cards.ts';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

const first = examplePublished;
const mealPlan = exampleCopy;
const { clientId, startsOn, endsOn } = exampleCopy;
const dates = { startsOn, endsOn };
const copy = {
  id: mealPlan.id,
  title: mealPlan.title,
  clientId,
  clientName: 'Carla Prova',
  ...dates,
  ...exampleNumbers,
  state: 'running' as const,
  publication: 'active' as const,
  hasUnpublishedChanges: false,
  templateId: null,
  templateTitle: null,
  version: 4,
  note: '',
};
const today = todayIn('Europe/Rome');
const isPrimary = () => screen.getByRole('button', { name: 'Pubblica' }).dataset['variant'] === 'filled';

test('a copy that was published as it is says so, and after an edit that it has changes to publish', async () => {
  await openMealPlan({ mealPlan, published: [first], publishedVersion: 3 });
  expect(screen.getByText('Pubblicato dal 1 nov 2026')).toBeTruthy();
  expect(screen.queryByText('Modifiche da pubblicare')).toBeNull();
  expect(isPrimary()).toBe(false);

  await userEvent.type(screen.getByRole('textbox', { name: 'Grammi di Pasta secca' }), '5');

  expect(await screen.findByText('Modifiche da pubblicare')).toBeTruthy();
  await waitFor(() => expect(isPrimary()).toBe(true));
});

test('a copy that was never published says so', async () => {
  await openMealPlan({ mealPlan });

  expect(screen.getByText('Non ancora pubblicato')).toBeTruthy();
});

test('changes that were saved before the editor was opened are still to be published', async () => {
  await openMealPlan({ mealPlan, published: [first], publishedVersion: 2 });

  expect(screen.getByText('Modifiche da pubblicare')).toBeTruthy();
  expect(isPrimary()).toBe(true);
});

test('a copy that has ended has nothing to publish', async () => {
  const ended = { ...mealPlan, endsOn: '2026-11-10' };
  await openMealPlan({ mealPlan: ended, published: [first], publishedVersion: 2 });

  expect(screen.queryByText('Modifiche da pubblicare')).toBeNull();
});

test('a copy that was never published is published with the main button', async () => {
  await openMealPlan({ mealPlan });

  expect(screen.queryByText('Modifiche da pubblicare')).toBeNull();
  expect(isPrimary()).toBe(true);
});

test('the dialog names the other plan that the client follows then, and which of the two is followed', async () => {
  const other = { ...copy, id: '0199a000-0000-7000-8000-0000000000bb', title: 'Equilibrio', startsOn: '2020-01-01' };
  const later = { ...other, startsOn: '2098-01-01' };
  const openWith = async (mealPlans: (typeof copy)[]) => {
    await openMealPlan({ mealPlan: { ...mealPlan, startsOn: today } }, mealPlans);
    await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
    return within(await screen.findByRole('dialog'));
  };

  const suspending = await openWith([
    { ...copy, endsOn: '2099-12-31' },
    { ...other, endsOn: '2099-12-31' },
  ]);
  expect(await suspending.findByText(/il cliente segue questo e non più «Equilibrio», che riprende/)).toBeTruthy();
  cleanup();
  const alone = await openWith([{ ...other, endsOn: '2020-02-01' }, later]);
  await alone.findByText(/Il cliente vede il piano come è adesso/);
  expect(alone.queryByText(/Equilibrio/)).toBeNull();
  cleanup();
  await openMealPlan({ mealPlan: { ...mealPlan, startsOn: addDays(today, -1) } }, [
    { ...other, startsOn: today, endsOn: '2099-12-31' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  expect(
    await screen.findByText(
      'Fino al 31 dic 2099 il cliente segue «Equilibrio», che è cominciato dopo: questo non lo vede.',
    ),
  ).toBeTruthy();
  cleanup();
  const soon = addDays(today, 1);
  const before = await openWith([{ ...other, startsOn: soon }]);
  expect(
    await before.findByText(`Dal ${formatDate(soon)} il cliente segue «Equilibrio», che comincia dopo questo.`),
  ).toBeTruthy();
});

test('a copy that begins later is published from its first day, not from today', async () => {
  respond(mealPlanRoutes.published, { published: [], publishedVersion: null });
  await openMealPlan({ mealPlan: { ...mealPlan, startsOn: '2099-11-30', endsOn: '2099-12-27' } });
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pubblica per il cliente' }, { timeout: 10_000 }));

  expect(dialog.getByRole('radio', { name: "Dall'inizio, 30 nov 2099" })).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: 'Da un altro giorno' }));
  const day = dialog.getByLabelText<HTMLInputElement>('Dal giorno');
  expect([day.value, day.min]).toEqual(['2099-11-30', '2099-11-30']);
  fireEvent.change(day, { target: { value: '2099-11-25' } });
  expect(dialog.getByText('Non prima del 30 nov 2099: scegli un altro giorno.')).toBeTruthy();
  expect((await dialog.findByRole('button', { name: 'Pubblica' })).hasAttribute('disabled')).toBe(true);
  fireEvent.change(day, { target: { value: '2100-12-25' } });
  expect(dialog.getByText(/^Il piano finisce prima di quel giorno/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Pubblica' }).hasAttribute('disabled')).toBe(true);
});

test('a copy that another one replaces says so, and offers no day after it', async () => {
  respond(mealPlanRoutes.published, { published: [], publishedVersion: null });
  const dates = { startsOn: '2099-11-30', endsOn: '2099-12-06', replacedFrom: '2099-12-07' };
  await openMealPlan({ mealPlan: { ...mealPlan, ...dates } });
  expect(screen.getByText(/^Dal 7 dic 2099 un altro piano sostituisce questo/)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pubblica per il cliente' }, { timeout: 10_000 }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Da un altro giorno' }));
  const day = dialog.getByLabelText<HTMLInputElement>('Dal giorno');
  expect(day.max).toBe('2099-12-06');
});

describe('a version that starts later', () => {
  const later: PublishedVersion = { ...first, id: mealPlan.id, number: 2, startsOn: '2099-11-25', state: 'scheduled' };
  const published = [later, first];
  beforeEach(async () => {
    respond(mealPlanRoutes.published, { published, publishedVersion: 3 });
    await openMealPlan({ mealPlan, published, publishedVersion: 3 });
  });

  test('is in the heading of the editor beside the one that the client follows', () => {
    expect(screen.getByText('Pubblicato dal 1 nov 2026')).toBeTruthy();
    expect(screen.getByText('Nuova versione dal 25 nov 2099')).toBeTruthy();
  });

  test('is named before another one takes its place, and not when that one starts after it', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pubblica per il cliente' }, { timeout: 10_000 }));
    const sentence = /^Prende il posto della versione 2, prevista dal 25 nov 2099/;
    expect(await dialog.findByText(sentence)).toBeTruthy();

    await userEvent.click(dialog.getByRole('radio', { name: 'Da un altro giorno' }));
    fireEvent.change(dialog.getByLabelText('Dal giorno'), { target: { value: '2099-12-01' } });

    await waitFor(() => expect(dialog.queryByText(sentence)).toBeNull());
  });
});

test('the note about a conflict is an edit of the editor, saved before the copy is published as it is', async () => {
  respond(
    { ...dietaryProfileRoutes.get.own, ...dietaryProfileRoutes.get.client },
    { profile: { ...emptyProfile, excludedWords: ['pasta'] }, version: 2, asksStates: false, changes: [] },
  );
  await openMealPlan({ mealPlan });
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pubblica per il cliente' }, { timeout: 10_000 }));
  const reason = await dialog.findByRole('textbox', { name: /^Perché lasci/ });
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Pasta secca/),
  ]);
  await userEvent.type(reason, 'Lo tollera');
  respond(mealPlanRoutes.published, { published: [first], publishedVersion: 4 });
  respond(mealPlanRoutes.publish, { copy, published: { ...first, version: 4 } });
  await userEvent.click(await dialog.findByRole('button', { name: 'Pubblica' }));

  await waitFor(() => expect(requestsTo(mealPlanRoutes.publish)).toHaveLength(1));
  expect(JSON.stringify(requestsTo(mealPlanRoutes.save)[0]?.body)).toContain('Lo tollera');
  expect(requestsTo(mealPlanRoutes.publish)[0]?.body).toEqual({ version: 4, startsOn: null });
  expect(screen.getByRole('button', { name: /^Annulla/ }).hasAttribute('disabled')).toBe(false);
});

test('publication names the foods to check with the reason and their days; a day opens there, and no note is needed', async () => {
  const allergies = [{ allergen: 'lupin' as const, severity: 'intolerance' as const }];
  respond(
    { ...dietaryProfileRoutes.get.own, ...dietaryProfileRoutes.get.client },
    { profile: { ...emptyProfile, allergies }, version: 2, asksStates: false, changes: [] },
  );
  const [first, second] = mealPlan.days;
  if (!first || !second) throw new Error('The example has two days.');
  const aliments = mealPlan.aliments.map((one) =>
    one.name === 'Pasta secca' ? { ...one, allergens: { lupin: 'suspected' as const } } : one,
  );
  await openMealPlan({ mealPlan: { ...mealPlan, aliments } });
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pubblica per il cliente' }, { timeout: 10_000 }));

  expect(await dialog.findByRole('heading', { name: 'Da verificare: 1 alimento' })).toBeTruthy();
  expect(dialog.getByText(/^Verifica se va bene per il cliente/)).toBeTruthy();
  expect(dialog.getByRole('listitem').textContent).toMatch(/^Pasta secca.*Lupini \(intolleranza\)/);
  expect(dialog.queryByRole('textbox', { name: /^Perché lasci/ })).toBeNull();
  const days = dialog.getAllByRole('button', { name: /^Giorno / });
  await userEvent.click(days.at(-1) ?? document.body);

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the gravest conflicts stand first, each kind under its heading and with what to do', async () => {
  const allergies = [
    { allergen: 'lupin' as const, severity: 'intolerance' as const },
    { allergen: 'gluten' as const, severity: 'allergy' as const },
  ];
  respond(
    { ...dietaryProfileRoutes.get.own, ...dietaryProfileRoutes.get.client },
    {
      profile: { ...emptyProfile, allergies, excludedWords: ['riso'] },
      ...{ version: 2, asksStates: false, changes: [] },
    },
  );
  const allergensOf: Record<string, UsedAliment['allergens']> = {
    'Pasta secca': { gluten: 'contains' },
    'Olio d’oliva': { gluten: 'may_contain' },
    Noci: { lupin: 'suspected' },
  };
  const aliments = mealPlan.aliments.map((one) => ({
    ...one,
    ...{ allergens: allergensOf[one.name] ?? {}, declaresAllergens: true },
  }));
  respond(mealPlanRoutes.published, { published: [], publishedVersion: null });
  await openMealPlan({ mealPlan: { ...mealPlan, aliments } });
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pubblica per il cliente' }, { timeout: 10_000 }));
  await dialog.findByRole('textbox', { name: /^Perché lasci/ });

  const names = dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Contiene un allergene: 1 alimento',
    'Tracce, o un allergene nel nome: 1 alimento',
    'Da verificare: 1 alimento',
    'Dieta ed esclusioni: 1 alimento',
    // The free meal “Pizza con gli amici” and its English name. The oats of the recipe “Porridge alla banana” declare no gluten.
    'Nominati nelle note, da verificare: 2 alimenti',
  ]);
  expect(dialog.queryByText(/nichel/)).toBeNull();
  expect(dialog.getAllByText(/^(Sostituisci|Leggi l’etichetta|Verifica se va bene)/)).toHaveLength(4);
});

test('a copy whose edits cannot be saved is not published without them', async () => {
  await openMealPlan({ mealPlan, published: [first], publishedVersion: 3 });
  respondWithError(mealPlanRoutes.save, 422, { message: 'Non valido' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Grammi di Pasta secca' }), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pubblica per il cliente' }, { timeout: 10_000 }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Pubblica' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requestsTo(mealPlanRoutes.publish)).toEqual([]);
});

test('a double click publishes once and says so once', async () => {
  await openMealPlan({ mealPlan });
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pubblica per il cliente' }, { timeout: 10_000 }));
  respond(mealPlanRoutes.published, { published: [first], publishedVersion: 4 });
  respond(mealPlanRoutes.publish, { copy, published: first });
  const button = await dialog.findByRole('button', { name: 'Pubblica' });
  fireEvent.click(button);
  fireEvent.click(button);

  expect(await screen.findAllByText('Pubblicato dal 1 nov 2026.')).toHaveLength(1);
  expect(requestsTo(mealPlanRoutes.publish)).toHaveLength(1);
});
