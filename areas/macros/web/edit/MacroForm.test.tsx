import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { reviewRoutes } from '#areas/surveys/contract/reviews.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { pendingConfirm } from '#shell/web/widgets/confirm.ts';
import { macroRoutes } from '../../contract/library.ts';
import { macroDraft } from '../../example.ts';
import { exampleMacro as macro, openMacro, macroPermissions as permissions } from '../testing/open-macro.ts';
import { MacroCreateScreen } from './MacroScreens.tsx';

test('percentages that exceed 100 are named at the field and not saved, and the grams follow what is typed', async () => {
  respond(macroRoutes.create, { macro });
  await renderScreen(MacroCreateScreen, { path: '/macros/create', permissions, texts: ['macros'] });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Titolo' }), 'Definizione');
  const carbs = screen.getByRole('textbox', { name: 'Carboidrati %' });
  await userEvent.clear(carbs);
  await userEvent.type(carbs, '55');

  expect(await screen.findByText(/Le percentuali insieme fanno 110%/)).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Risultato' })).getByText('275 g · 55%')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Crea macro' }));
  expect(
    await screen.findByText('Proteine, carboidrati e grassi insieme devono fare il 100% delle calorie.'),
  ).toBeTruthy();
  expect(requestsTo(macroRoutes.create)).toEqual([]);
  const lipids = screen.getByRole('textbox', { name: 'Grassi %' });
  await userEvent.clear(lipids);
  await userEvent.type(lipids, '20');
  await userEvent.click(screen.getByRole('button', { name: 'Crea macro' }));
  await waitFor(() => expect(requestsTo(macroRoutes.create)).toHaveLength(1));
  expect(requestsTo(macroRoutes.create)[0]?.body).toMatchObject({
    title: 'Definizione',
    entries: { day: { method: 'percentages', calories: 2000, carbs_percent: 55 }, training: null, rest: null },
    energy: null,
  });
});

test('the energy of the formula becomes the calories of both kinds of day, with its origin', async () => {
  respond(macroRoutes.update, { macro });
  await openMacro();
  await userEvent.click(await screen.findByRole('button', { name: 'Usa 2.345 kcal' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(requestsTo(macroRoutes.update)).toHaveLength(1));
  const [request] = requestsTo(macroRoutes.update);
  const { entries, energy } = (request?.body ?? macroDraft) as typeof macroDraft;
  expect(entries.rest).toMatchObject({ method: 'percentages', calories: 2345 });
  expect(entries.training).toMatchObject({ method: 'grams', protein_tot: 164.4 });
  expect(energy).toEqual(macroDraft.energy);
});

test('a macro of a client who withdrew the consent to health data says so in place of the energy, and computes none', async () => {
  const hidden = { ...macro, energy: null, computedEnergy: null, isHealthDataHidden: true };
  await openMacro({ macro: hidden });

  expect(await screen.findByText(/^Il cliente ha ritirato il consenso ai dati sulla salute/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Calcola da formula' })).toBeNull();
});

test('a height typed in metres is a height of the formula', async () => {
  await openMacro();
  const height = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Altezza' });
  await userEvent.clear(height);
  await userEvent.type(height, '1,62');
  await userEvent.tab();

  expect(height.value).toBe('162');
  expect(height.validity.valid).toBe(true);
});

async function createPerKg(): Promise<void> {
  respond(macroRoutes.create, { macro });
  await renderScreen(MacroCreateScreen, { path: '/macros/create', permissions, texts: ['macros'] });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Titolo' }), 'Definizione');
  await userEvent.click(screen.getByRole('radio', { name: 'g per kg' }));
}

test('grams per kg without a weight have no result, and the field of the weight says that it is required', async () => {
  await createPerKg();
  await userEvent.click(screen.getByRole('button', { name: 'Crea macro' }));

  const weight = screen.getByRole('textbox', { name: 'Peso' });
  await waitFor(() => expect(weight.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(weight);
  expect(screen.getByText('Scrivi il peso per vedere il risultato.')).toBeTruthy();
  expect(requestsTo(macroRoutes.create)).toEqual([]);
  await userEvent.type(weight, '67');
  expect(weight.getAttribute('aria-invalid')).not.toBe('true');
});

test('the error of a missing energy is gone once the computed one is used, and that of the protein stays', async () => {
  await createPerKg();
  const energy = screen.getByRole('textbox', { name: 'Energia' });
  const protein = screen.getByRole('textbox', { name: 'Proteine per kg' });
  await userEvent.clear(energy);
  await userEvent.clear(protein);
  await userEvent.click(screen.getByRole('button', { name: 'Calcola da formula' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Formula' }), 'MANUAL');
  await userEvent.type(screen.getByRole('textbox', { name: 'Metabolismo a riposo' }), '1500');
  await userEvent.click(screen.getByRole('button', { name: 'Crea macro' }));
  await waitFor(() => expect(energy.getAttribute('aria-invalid')).toBe('true'));

  await userEvent.click(screen.getByRole('button', { name: /^Usa/ }));

  expect(energy.getAttribute('aria-invalid')).not.toBe('true');
  expect(protein.getAttribute('aria-invalid')).toBe('true');
});

test('grams per kg have the weight of the calculation, which is asked once and counts for both', async () => {
  respond(macroRoutes.create, { macro });
  await renderScreen(MacroCreateScreen, { path: '/macros/create', permissions, texts: ['macros'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Calcola da formula' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Titolo' }), 'Definizione');
  await userEvent.type(screen.getByRole('textbox', { name: 'Peso' }), '67,1');
  await userEvent.click(screen.getByRole('radio', { name: 'g per kg' }));
  const weight = screen.getByRole<HTMLInputElement>('textbox', { name: 'Peso' });
  expect(weight.value).toBe('67,1');
  await userEvent.clear(weight);
  await userEvent.type(weight, '68');
  await userEvent.type(screen.getByRole('textbox', { name: 'Altezza' }), '170');
  await userEvent.click(screen.getByRole('button', { name: 'Crea macro' }));

  await waitFor(() => expect(requestsTo(macroRoutes.create)).toHaveLength(1));
  expect(requestsTo(macroRoutes.create)[0]?.body).toMatchObject({
    energy: { weightKg: 68 },
    entries: { day: { method: 'weight', weightKg: 68 } },
  });
});

test('a user of pounds and inches types weight and height in them, and the formula has kg and cm', async () => {
  respond(macroRoutes.create, { macro });
  await renderScreen(MacroCreateScreen, {
    path: '/macros/create',
    permissions,
    texts: ['macros'],
    user: { units: { weight: 'lb', length: 'in' } },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Titolo' }), 'Definizione');
  await userEvent.click(screen.getByRole('button', { name: 'Calcola da formula' }));
  const weight = screen.getByRole('textbox', { name: 'Peso' });
  await userEvent.type(weight, '900{Tab}');
  expect(screen.getByText('Il valore massimo è 881,8.')).toBeTruthy();
  await userEvent.clear(weight);
  await userEvent.type(weight, '150');
  await userEvent.type(screen.getByRole('textbox', { name: 'Altezza' }), `5'11"`);
  await userEvent.click(screen.getByRole('radio', { name: 'g per kg' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Peso' }).value).toBe('150');
  await userEvent.click(screen.getByRole('button', { name: 'Crea macro' }));

  await waitFor(() => expect(requestsTo(macroRoutes.create)).toHaveLength(1));
  expect(requestsTo(macroRoutes.create)[0]?.body).toMatchObject({
    energy: { weightKg: 68.0389, heightCm: 180.34 },
    entries: { day: { method: 'weight', weightKg: 68.0389 } },
  });
});

test('an energy of 1,5 kcal a day is refused, and 1.500 is fifteen hundred', async () => {
  respond(macroRoutes.create, { macro });
  await renderScreen(MacroCreateScreen, { path: '/macros/create', permissions, texts: ['macros'] });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Titolo' }), 'Definizione');
  const energy = screen.getByRole('textbox', { name: 'Energia' });
  await userEvent.clear(energy);
  await userEvent.type(energy, '15');
  await userEvent.click(screen.getByRole('button', { name: 'Crea macro' }));
  expect(screen.getByText('Il valore minimo è 300.')).toBeTruthy();
  expect(requestsTo(macroRoutes.create)).toEqual([]);
  await userEvent.clear(energy);
  await userEvent.type(energy, '1.500');
  await userEvent.click(screen.getByRole('button', { name: 'Crea macro' }));

  await waitFor(() => expect(requestsTo(macroRoutes.create)).toHaveLength(1));
  expect(requestsTo(macroRoutes.create)[0]?.body).toMatchObject({ entries: { day: { calories: 1500 } } });
});

test('the energy of somebody of 12 offers the formula for children, the typed value and the chosen formula', async () => {
  await renderScreen(MacroCreateScreen, { path: '/macros/create', permissions, texts: ['macros'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Calcola da formula' }));
  const names = () =>
    within(screen.getByRole('combobox', { name: 'Formula' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(names()).toHaveLength(9);

  await userEvent.type(screen.getByRole('textbox', { name: 'Età' }), '12');

  expect(names()).toHaveLength(3);
  expect(screen.getByText('La formula vale da 18 anni')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Usa/ })).toBeNull();
});

test('flagged answers of the first survey stand beside the energy of a client, and nowhere for a template', async () => {
  const id = '0199f2a4-5c00-7012-8000-0000000000b1';
  const question = 'Sei in gravidanza o allatti?';
  respond(reviewRoutes.flaggedFirst, {
    flaggedFirst: [{ id, clientId: id, clientName: 'Carla Prova', questions: [question] }],
  });
  const open = async (clientId: string | null) => {
    return openMacro({
      macro: { ...macro, clientId, clientName: clientId && 'Carla Prova' },
      permissions: [...permissions, 'view surveys'],
      texts: ['macros', 'surveys'],
    });
  };
  const { unmount } = await open('0199f2a4-5c00-7012-8000-0000000000c1');
  expect(
    (await screen.findByText(new RegExp(`${question.replace('?', '\\?')}.*Tienine conto`))).textContent,
  ).toBeTruthy();
  unmount();

  await open(null);
  expect(await screen.findByRole('textbox', { name: 'Titolo' })).toBeTruthy();
  expect(screen.queryByText(/Tienine conto/)).toBeNull();
});

test('a target saved from a tab that is older than another save shows what changed there, and both changes are kept', async () => {
  const { energy } = macroDraft;
  const theirs = { ...macro, version: 4, note: 'Scritta nell’altra scheda', title: 'Massa' };
  respondWithError(macroRoutes.update, 409, { code: 'version_conflict', data: { record: theirs } });
  await openMacro();
  const title = await screen.findByRole('textbox', { name: 'Titolo' });
  await userEvent.clear(title);
  await userEvent.type(title, 'Definizione lenta');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  expect(await screen.findByText(/Massa/)).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nota' }).value).toBe('Scritta nell’altra scheda');
  respond(macroRoutes.update, { macro: { ...theirs, version: 5 } });
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(requestsTo(macroRoutes.update)).toHaveLength(2));
  expect(requestsTo(macroRoutes.update).at(-1)?.body).toMatchObject({
    version: 4,
    title: 'Definizione lenta',
    note: 'Scritta nell’altra scheda',
    energy,
  });
});

test('a target opened with its energy and saved after the consent was withdrawn leaves out the energy that is hidden now', async () => {
  const hidden = { ...macro, version: 4, energy: null, computedEnergy: null, isHealthDataHidden: true };
  respondWithError(macroRoutes.update, 409, { code: 'version_conflict', data: { record: hidden } });
  await openMacro();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Titolo' }), ' 2');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(requestsTo(macroRoutes.update)).toHaveLength(1));
  respond(macroRoutes.update, { macro: { ...hidden, version: 5 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(requestsTo(macroRoutes.update)).toHaveLength(2));
  expect(requestsTo(macroRoutes.update).at(-1)?.body).toMatchObject({ version: 4, energy: null });
});

test('little energy that only the server finds asks for the confirmation with its numbers, and the targets are saved with it', async () => {
  const low = {
    kind: 'need' as const,
    kcal: 1467,
    restingKcal: 1300,
    needKcal: 2400,
    clientName: 'Giulia Ferri',
    clientId: macro.id,
  };
  respondWithError(macroRoutes.update, 422, {
    ...{ code: 'low_energy', message: 'Poca energia', errors: { confirmedLowEnergy: ['Poca energia'] } },
    data: { lowEnergy: [low] },
  });
  await openMacro();
  await userEvent.click(await screen.findByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(pendingConfirm.get()?.text).toMatch(/1\.467 kcal.*2\.400 kcal/));
  expect(screen.queryByText('Poca energia')).toBeNull();
  pendingConfirm.get()?.resolve(false);
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(pendingConfirm.get()).not.toBeNull());
  respond(macroRoutes.update, { macro });
  pendingConfirm.get()?.resolve(true);

  await waitFor(() => expect(requestsTo(macroRoutes.update)).toHaveLength(3));
  expect(requestsTo(macroRoutes.update)[1]?.body).not.toHaveProperty('confirmedLowEnergy');
  expect(requestsTo(macroRoutes.update)[2]?.body).toMatchObject({
    confirmedLowEnergy: [{ clientId: low.clientId, kind: 'need', kcal: 1467 }],
  });
});
