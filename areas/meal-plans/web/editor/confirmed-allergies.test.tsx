import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { holdResponses, respond } from '#shell/web/testing/fake-api.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { exampleCopy as mealPlan, openMealPlan } from './testing/open-meal-plan.tsx';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

const aliments = mealPlan.aliments.map((one) => ({
  ...one,
  ...{ allergens: one.name === 'Pasta secca' ? { gluten: 'contains' as const } : {}, declaresAllergens: true },
}));

/** Opens the copy of a client with an allergy to gluten, which only the pasta has. */
async function openWithAllergy(...confirmations: Given[]) {
  return openAllergic(mealPlan, confirmations);
}

async function openAllergic({ days }: Pick<typeof mealPlan, 'days'>, confirmations: Given[]) {
  const allergies = [{ allergen: 'gluten' as const, severity: 'allergy' as const }];
  respond(
    { ...dietaryProfileRoutes.get.own, ...dietaryProfileRoutes.get.client },
    { profile: { ...emptyProfile, allergies }, version: 2, asksStates: false, changes: [] },
  );
  await openMealPlan({ mealPlan: { ...mealPlan, days, aliments }, confirmations: confirmationsOf(confirmations) });
}

const pasta = mealPlan.aliments.find(({ name }) => name === 'Pasta secca');

async function openDetailsOfPasta() {
  const row = (await screen.findByRole('textbox', { name: 'Grammi di Pasta secca' })).closest('[data-line]');
  await userEvent.click(within(row as HTMLElement).getByRole('button', { name: 'Azioni della riga' }));
  await userEvent.click(
    await screen.findByRole('menuitem', { name: 'Nome e nota sul conflitto' }, { timeout: 10_000 }),
  );
  return within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
}

type Given = { confirmedAt: string; author: string | null; isCurrent: boolean };

/** Confirmations of the pasta, the newest first. */
function confirmationsOf(given: readonly Given[]) {
  const food = { alimentId: pasta?.id ?? '', name: 'Pasta secca', name_en: 'Dry pasta' };
  return given.map((one) => ({ ...food, ...one, allergen: 'gluten' as const, strength: 'contains' as const }));
}

test('the warning of a food says who confirmed it last for the allergy, and when', async () => {
  await openWithAllergy(
    { confirmedAt: '2026-11-03T10:00:00Z', author: 'Nadia Nutri', isCurrent: true },
    { confirmedAt: '2026-10-01T10:00:00Z', author: 'Altra Persona', isCurrent: false },
  );
  const details = await openDetailsOfPasta();

  expect(await details.findByText("Confermato per l'allergia (glutine) da Nadia Nutri, 3 nov 2026.")).toBeTruthy();
  expect(details.queryByText(/Altra Persona/)).toBeNull();
});

test('a confirmation for an earlier profile says that it must be given again, also of somebody who has left', async () => {
  await openWithAllergy({ confirmedAt: '2026-10-01T10:00:00Z', author: null, isCurrent: false });
  const details = await openDetailsOfPasta();

  expect(
    await details.findByText(/da chi non è più nello studio, 1 ott 2026\. Poi il profilo .* di nuovo\.$/),
  ).toBeTruthy();
});

test('a food with an allergen of the client is published only once its own confirmation is ticked, beside a note that says something', async () => {
  await openWithAllergy();
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pubblica per il cliente' }, { timeout: 10_000 }));
  const reason = await dialog.findByRole('textbox', { name: /^Perché lasci/ });
  const publish = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Pubblica' });

  await userEvent.type(reason, 'x');
  expect(dialog.getByText(/^Scrivi una nota di almeno/)).toBeTruthy();
  await userEvent.click(
    dialog.getByRole('checkbox', { name: /può mangiare «Pasta secca» .*allergia dichiarata a: glutine$/ }),
  );
  expect(publish().disabled).toBe(true);
  await userEvent.type(reason, ' provato con il medico');
  expect(publish().disabled).toBe(false);
  await userEvent.click(dialog.getByRole('checkbox', { name: /Pasta secca/ }));
  expect(publish().disabled).toBe(true);
});

test('wine of a client who is a minor is published only once its own confirmation is ticked', async () => {
  const profile = { ...emptyProfile, isMinor: true as const };
  respond(
    { ...dietaryProfileRoutes.get.own, ...dietaryProfileRoutes.get.client },
    { profile, version: 0, asksStates: false, changes: [] },
  );
  const wine = { name: 'Vino rosso', category: 'alcohol' as const };
  const withWine = aliments.map((one) => (one.id === pasta?.id ? { ...one, ...wine } : one));
  await openMealPlan({ mealPlan: { ...mealPlan, aliments: withWine } });
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pubblica per il cliente' }, { timeout: 10_000 }));
  const confirmation = await dialog.findByRole('checkbox', {
    name: /^Confermo: .*, minorenne, può avere nel piano «Vino rosso» \(alcol\)$/,
  });
  const publish = dialog.getByRole<HTMLButtonElement>('button', { name: 'Pubblica' });

  expect(dialog.getByText('Conferme per allergie e minorenni')).toBeTruthy();
  expect(dialog.getByText(/Da confermare per un minorenne: alcol/)).toBeTruthy();
  expect(publish.disabled).toBe(true);
  await userEvent.click(confirmation);
  expect(publish.disabled).toBe(false);
});

test('the publication lists a food with a note that was confirmed for the allergy, with who confirmed it and when', async () => {
  const explainedConflicts = [`${pasta?.id} allergen gluten contains allergy`];
  const noted = { conflictNote: 'Tollerata, ne abbiamo parlato', explainedConflicts };
  const isPasta = (one: object) => JSON.stringify(one).includes(pasta?.id ?? '');
  const days = mealPlan.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => ({
      ...meal,
      mealComponents: meal.mealComponents.map((row) => ({
        ...row,
        components: row.components.map((one) => (isPasta(one) ? { ...one, ...noted } : one)),
      })),
    })),
  }));
  await openAllergic({ days }, [{ confirmedAt: '2026-11-03T10:00:00Z', author: 'Nadia Nutri', isCurrent: true }]);

  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pubblica per il cliente' }, { timeout: 10_000 }));

  const confirmed = await dialog.findByText("Confermato per l'allergia (glutine) da Nadia Nutri, 3 nov 2026.");
  expect(confirmed.closest('li')?.textContent).toMatch(/^Pasta secca/);
  expect(dialog.queryByRole('checkbox', { name: /Pasta secca/ })).toBeNull();
});

test('the dialog that is opened again waits for the present confirmations of the server', async () => {
  const given = { confirmedAt: '2026-11-03T10:00:00Z', author: 'Nadia Nutri' };
  await openWithAllergy({ ...given, isCurrent: true });
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
    return within(await screen.findByRole('dialog', { name: 'Pubblica per il cliente' }, { timeout: 10_000 }));
  };
  const first = await open();
  await waitFor(() => expect(first.queryByRole('status')).toBeNull());
  expect(first.queryByRole('checkbox', { name: /Pasta secca/ })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const confirmations = confirmationsOf([{ ...given, isCurrent: false }]);
  respond(mealPlanRoutes.published, { published: [], publishedVersion: null, confirmations });
  const release = holdResponses(mealPlanRoutes.published);
  const again = await open();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(again.getByRole('status').textContent).toMatch(/^Controllo gli avvisi/);

  release();

  expect(await again.findByRole('checkbox', { name: /Pasta secca/ })).toBeTruthy();
  await waitFor(() => expect(again.queryByRole('status')).toBeNull());
});
