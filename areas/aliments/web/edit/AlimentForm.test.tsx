import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { micronutrientCodes } from '../../contract.ts';
import { alimentRoutes, type FullAliment, micronutrientRoutes } from '../../contract/library.ts';
import { alimentDraft, listedAliment } from '../../example.ts';
import { AlimentCreateScreen } from './AlimentCreateScreen.tsx';
import { AlimentScreen } from './AlimentScreen.tsx';

const permissions = ['view', 'create', 'update', 'delete'].map((verb) => `${verb} aliments`);
const saved: FullAliment = {
  ...alimentDraft,
  id: listedAliment('oats').id,
  isOwn: true,
  isArchived: false,
  source: 'own',
  sourceRef: '1',
  version: 1,
  label: null,
};

function respondNutrients() {
  respond(micronutrientRoutes.list, {
    micronutrients: micronutrientCodes.map((id) => ({ id, isActiveForUser: id === 'fiber' })),
  });
}

async function openCreate() {
  respondNutrients();
  const options = { path: '/app/aliments/create', texts: ['aliments', 'attachments'], permissions };
  const view = await renderScreen(AlimentCreateScreen, options);
  await screen.findByLabelText('Fibra alimentare');
  return view;
}

/** Finds the field by its label: a search by role computes the names of all fields of this long form. */
const typeInto = async (name: string, text: string) => {
  const field = screen.getByLabelText(name);
  await userEvent.clear(field);
  await userEvent.paste(text);
};
const typeMacros = async (calories: string) => {
  for (const [name, text] of [
    ['Nome italiano', 'Frollini'],
    ['Energia', calories],
    ['Proteine', '7,5'],
    ['Carboidrati', '66'],
    ['Grassi', '16'],
  ] as const)
    await typeInto(name, text);
};
const create = () => userEvent.click(screen.getByText('Crea alimento'));

test('energy in kJ that was typed as kcal is asked about before it is saved, and only changed by the answer', async () => {
  await openCreate();
  respond(alimentRoutes.create, { aliment: saved });
  await typeMacros('1883');

  await create();
  expect(screen.getByText(/1\.883 kcal non tornano/)).toBeTruthy();
  expect(requestsTo(alimentRoutes.create)).toEqual([]);
  await userEvent.click(screen.getByText('Sono kJ: 450 kcal'));
  expect(screen.getByText('= 450 kcal')).toBeTruthy();
  await create();

  await waitFor(() => expect(requestsTo(alimentRoutes.create)).toHaveLength(1));
  expect(requestsTo(alimentRoutes.create)[0]?.body).toMatchObject({ calories: 450, protein_tot: 7.5 });
});

test('an energy that is confirmed is sent as typed', async () => {
  await openCreate();
  respond(alimentRoutes.create, { aliment: saved });
  await typeMacros('1883');
  await userEvent.click(screen.getByText('Sono proprio 1.883 kcal'));
  await create();

  await waitFor(() => expect(requestsTo(alimentRoutes.create)[0]?.body).toMatchObject({ calories: 1883 }));
});

test('empty fields are unknown, allergens and measures are sent as chosen', async () => {
  await openCreate();
  respond(alimentRoutes.create, { aliment: saved });
  await typeInto('Nome italiano', 'Yogurt');
  await userEvent.selectOptions(screen.getByLabelText('Latte'), 'Contiene');
  await typeInto('Altri allergeni', 'kiwi');
  await userEvent.click(screen.getByText('Aggiungi misura'));
  await typeInto('Nome della misura', '1 vasetto');
  await typeInto('Grammi', '125');
  await create();

  await waitFor(() => expect(requestsTo(alimentRoutes.create)).toHaveLength(1));
  expect(requestsTo(alimentRoutes.create)[0]?.body).toMatchObject({
    calories: null,
    micronutrients: {},
    allergens: { milk: 'contains' },
    declaresAllergens: false,
    otherAllergens: 'kiwi',
    portions: [{ label: '1 vasetto', label_en: '', grams: 125, isDefault: true }],
  });
});

const byName = 'Lo fa pensare il nome';
const chosenText = (name: string) => screen.getByLabelText<HTMLSelectElement>(name).selectedOptions[0]?.text;

test('the form of a hazelnut cream without a declaration says that its name suggests nuts, as soon as it is typed', async () => {
  await openCreate();
  expect(chosenText('Frutta a guscio')).toBe('Non dichiarato');
  await typeInto('Nome italiano', 'Crema di nocciole');

  expect(chosenText('Frutta a guscio')).toBe(byName);
  expect(chosenText('Latte')).toBe('Non dichiarato');
});

test('the page of a hazelnut cream without a declaration says what its name suggests; that of salt of the table asks for no label', async () => {
  const undeclared = { allergens: {}, declaresAllergens: false, otherAllergens: '' };
  const open = async (changes: Partial<FullAliment>) => {
    respondNutrients();
    const aliment = { ...saved, name_en: '', brand: '', ...undeclared, ...changes };
    respond(alimentRoutes.get, { aliment });
    const view = await renderScreen(AlimentScreen, {
      path: '/app/aliments/$id/edit',
      at: `/app/aliments/${saved.id}/edit`,
      texts: ['aliments', 'attachments'],
      permissions: ['view aliments'],
    });
    await screen.findByRole('region', { name: 'Allergeni' });
    return view;
  };
  const { unmount } = await open({ name: 'Crema di nocciole' });
  expect(screen.getByText(byName).closest('div')?.textContent).toBe(`${byName}Frutta a guscio`);
  expect(screen.getByText(/leggi l'etichetta/)).toBeTruthy();
  unmount();
  await open({ name: 'Sale', isOwn: false });

  expect(screen.queryByText(byName)).toBeNull();
  expect(screen.queryByText(/leggi l'etichetta/)).toBeNull();
});

const declareWithoutNuts = async () => {
  await typeInto('Nome italiano', 'Crema di nocciole');
  await userEvent.click(screen.getByLabelText("L'etichetta dichiara gli allergeni"));
};
const creamOf = (changes: Partial<FullAliment>): FullAliment => ({
  ...saved,
  ...{ name: 'Crema di nocciole', name_en: '', allergens: {}, declaresAllergens: true, suits: [], ...changes },
});

test('a label without nuts on a hazelnut cream is asked about before it is saved; they can be added', async () => {
  await openCreate();
  respond(alimentRoutes.create, { aliment: creamOf({ allergens: { nuts: 'contains' } }) });
  await declareWithoutNuts();
  await create();
  expect(screen.getByText('Il nome fa pensare a: Frutta a guscio')).toBeTruthy();
  expect(requestsTo(alimentRoutes.create)).toEqual([]);

  await userEvent.click(screen.getByText('Aggiungi: contiene Frutta a guscio'));
  expect(screen.queryByText(/Il nome fa pensare a/)).toBeNull();
  await create();

  await waitFor(() => expect(requestsTo(alimentRoutes.create)).toHaveLength(1));
  expect(requestsTo(alimentRoutes.create)[0]?.body).toMatchObject({
    allergens: { nuts: 'contains' },
    declaresAllergens: true,
  });
});

test('that the label of a hazelnut cream does not name nuts is confirmed once, and asked again for another allergen of the name', async () => {
  respondNutrients();
  const opened = creamOf({ declaresAllergens: false });
  respond(alimentRoutes.get, { aliment: opened });
  respond(alimentRoutes.update, { aliment: creamOf({ version: 2 }) });
  respond(alimentRoutes.uses, { uses: [] });
  await renderScreen(AlimentScreen, {
    path: '/app/aliments/$id/edit',
    at: `/app/aliments/${opened.id}/edit`,
    texts: ['aliments', 'attachments'],
    permissions,
  });
  await screen.findByLabelText('Fibra alimentare');
  const save = () => userEvent.click(screen.getByText('Salva'));
  await userEvent.click(screen.getByLabelText("L'etichetta dichiara gli allergeni"));
  await userEvent.click(screen.getByText('Confermo: non in etichetta'));
  await save();
  await waitFor(() => expect(requestsTo(alimentRoutes.update)).toHaveLength(1));
  const { body } = requestsTo(alimentRoutes.update)[0] ?? {};
  expect(body).toMatchObject({ allergens: {}, declaresAllergens: true });
  expect(body).not.toHaveProperty('confirmedAbsent');

  await typeInto('Marca', 'Prova');
  expect(screen.queryByText(/Il nome fa pensare a/)).toBeNull();
  await save();
  await waitFor(() => expect(requestsTo(alimentRoutes.update)).toHaveLength(2));
  await typeInto('Nome italiano', 'Crema di nocciole e latte');
  await save();

  expect(screen.getByText('Il nome fa pensare a: Latte')).toBeTruthy();
  expect(requestsTo(alimentRoutes.update)).toHaveLength(2);
});

test('a wrong check digit is shown while typing; a barcode that is taken names the other food', async () => {
  await openCreate();
  respondWithError(alimentRoutes.create, 422, {
    code: 'barcode_taken',
    errors: { barcode: ['Il tuo alimento «Frollini» ha già questo codice a barre.'] },
  });
  await typeInto('Nome italiano', 'Frollini');
  await typeInto('Codice a barre', '8076800195058');
  expect(screen.getByText(/Una cifra è sbagliata/)).toBeTruthy();
  await typeInto('Codice a barre', '8 076800 195057');
  expect(screen.queryByText(/Una cifra è sbagliata/)).toBeNull();
  await create();

  expect(await screen.findByText('Il tuo alimento «Frollini» ha già questo codice a barre.')).toBeTruthy();
  expect(requestsTo(alimentRoutes.create)[0]?.body).toMatchObject({ barcode: '8076800195057' });
});

test('a food of the library is read only: values with their state, what was not measured, and four states of allergens', async () => {
  respondNutrients();
  const pasta: FullAliment = {
    ...saved,
    ...listedAliment('pasta', { portions: [{ label: '1 porzione', label_en: '', grams: 80, isDefault: true }] }),
    allergens: { gluten: 'contains', eggs: 'may_contain', soybeans: 'suspected' },
    states: { fiber: 'calculated', vitamin_c: 'assumed_zero' },
    isOwn: false,
    cooking: [{ method: 'boiled', factor: 2.1 }],
  };
  respond(alimentRoutes.get, { aliment: pasta });
  await renderScreen(AlimentScreen, {
    path: '/app/aliments/$id/edit',
    at: `/app/aliments/${pasta.id}/edit`,
    texts: ['aliments', 'attachments'],
    permissions,
  });

  expect(await screen.findByRole('row', { name: 'Fibra alimentare calcolato 5,1 g' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Vitamina C assunto zero 0 mg' })).toBeTruthy();
  expect(screen.getByText(/^Non misurati: Magnesio/)).toBeTruthy();
  for (const state of ['Contiene', 'Può contenere', 'Sospetto', 'Non dichiarato'])
    expect(screen.getByText(state)).toBeTruthy();
  expect(screen.getByText('kiwi, lattice')).toBeTruthy();
  expect(screen.getByText('210 g')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Quantità dei valori' }), '1 porzione (80 g)');
  expect(screen.getByRole('row', { name: 'Fibra alimentare calcolato 4,1 g' })).toBeTruthy();
});

test('after the values of a food were corrected, its page says in how many meal plans the former ones stand, and leads to these', async () => {
  respondNutrients();
  const opened: FullAliment = { ...saved, version: 2 };
  respond(alimentRoutes.get, { aliment: opened });
  respond(alimentRoutes.uses, {
    uses: [
      { kind: 'recipes', total: 1, former: 0 },
      { kind: 'templates', total: 2, former: 1 },
      { kind: 'copies', total: 4, former: 4 },
    ],
  });
  await renderScreen(AlimentScreen, {
    path: '/app/aliments/$id/edit',
    at: `/app/aliments/${opened.id}/edit`,
    texts: ['aliments', 'attachments'],
    permissions,
  });

  expect(
    await screen.findByText(/L'alimento è in 1 ricetta, 2 modelli di piano e 4 piani di clienti\. Hanno ancora valori/),
  ).toBeTruthy();
  const link = screen.getByRole('link', { name: '4 piani di clienti' });
  expect(link.getAttribute('href')).toContain('/mealPlans?');
  expect(link.getAttribute('href')).toContain('kind=copies');
  expect(link.getAttribute('href')).toContain(opened.id);
});
