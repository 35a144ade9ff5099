import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ReferenceSettings, referenceRoutes } from '#areas/aliments/contract/references.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { effectiveSettings } from '#shell/common/settings.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { pdfImageRoutes } from '../../contract/pdf-image.ts';
import { qualificationRoutes } from '../../contract/qualification.ts';
import {
  activityLevels,
  bmrFormulas,
  type MealPlanSettingChoices,
  mealPlanSettingRoutes as routes,
  MealPlanSettings,
} from '../../contract/settings.ts';
import { ClientMealPlanSettingsPanel } from './ClientMealPlanSettingsPanel.tsx';
import { MealPlanSettingsSection } from './MealPlanSettingsSection.tsx';
import { QualificationSection } from './QualificationSection.tsx';

const texts = ['meal-plans', 'macros', 'attachments', 'aliments'];
const { id } = exampleClient;

async function openSection(account: MealPlanSettingChoices = {}) {
  respond(routes.settings, { settings: effectiveSettings(MealPlanSettings, { account }) });
  respond(pdfImageRoutes.pdfImage, { image: null });
  respond(routes.saveSettings, { settings: effectiveSettings(MealPlanSettings, { account }) });
  await renderScreen(MealPlanSettingsSection, { texts });
  await screen.findByRole('group', { name: 'Che cosa vede il cliente' });
}

const saved = () => requestsTo(routes.saveSettings).map(({ body }) => body);

test('switches, meals and formula are saved one by one, meals in the order of the day', async () => {
  await openSection();

  await userEvent.click(screen.getByRole('switch', { name: 'Mostra le calorie al cliente' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Brunch' }));
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Formula del metabolismo a riposo' }),
    'Henry (Oxford)',
  );

  await waitFor(() =>
    expect(saved()).toEqual([
      { showsCalories: false },
      { newDayMeals: ['breakfast', 'mid_morning_snack', 'brunch', 'lunch', 'snack', 'dinner'] },
      { bmrFormula: 'HENRY_OXFORD' },
    ]),
  );
});

test('a heading is saved when it loses focus', async () => {
  await openSection();

  await userEvent.type(screen.getByRole('textbox', { name: 'Intestazione' }), 'Studio Sano ');
  await userEvent.tab();

  await waitFor(() => expect(saved()).toEqual([{ pdfHeading: 'Studio Sano' }]));
});

test('one client has own choices with their origin, and no choice of who may assign plans', async () => {
  const client = { showsMacros: false };
  respond(routes.clientSettings, { settings: effectiveSettings(MealPlanSettings, { account: {}, client }) });
  respond(clientRoutes.detail, { client: exampleClient });
  respond(routes.saveClientSettings, { settings: effectiveSettings(MealPlanSettings, { account: {}, client: {} }) });
  await renderScreen(() => <ClientMealPlanSettingsPanel clientId={id} />, {
    texts,
    permissions: ['update meal plans', 'view clients'],
  });

  expect(await screen.findByText('1 scelta solo per questo cliente.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Apri' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Impostazioni di nutrizione' }));
  expect(drawer.queryByText('Piani individuali solo con qualifica registrata')).toBeNull();
  await userEvent.click(await drawer.findByRole('button', { name: /Torna .*sì/ }));

  await waitFor(() => expect(requestsTo(routes.saveClientSettings)[0]?.body).toEqual({ showsMacros: null }));
});

test('for one client another source of reference intakes is chosen', async () => {
  const references = (client: { authority?: 'larn' }) => ({
    settings: effectiveSettings(ReferenceSettings, { account: {}, client }),
  });
  respond(routes.clientSettings, { settings: effectiveSettings(MealPlanSettings, { account: {}, client: {} }) });
  respond(clientRoutes.detail, { client: exampleClient });
  respond(referenceRoutes.clientSettings, references({}));
  respond(referenceRoutes.saveClientSettings, references({ authority: 'larn' }));
  await renderScreen(() => <ClientMealPlanSettingsPanel clientId={id} />, {
    texts,
    permissions: ['update meal plans', 'view clients', 'view aliments'],
  });
  expect(await screen.findByText('Segue lo studio in tutto.')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Apri' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'LARN' }));

  await waitFor(() => expect(requestsTo(referenceRoutes.saveClientSettings)[0]?.body).toEqual({ authority: 'larn' }));
  expect(await screen.findByText('1 scelta solo per questo cliente.')).toBeTruthy();
});

test('a professional without the required qualification reads what they may still do, and registers one', async () => {
  respond(qualificationRoutes.get, { qualification: null, isRequired: true });
  const qualification = { profession: 'biologist', register: 'Ordine dei Biologi', number: 'AA_1' } as const;
  respond(qualificationRoutes.save, { qualification, isRequired: true });
  await renderScreen(QualificationSection, { texts });

  expect(await screen.findByText(/puoi assegnare macro e dare consigli/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Professione' }), 'Biologo nutrizionista');
  await userEvent.type(screen.getByRole('textbox', { name: /Albo o ordine/ }), 'Ordine dei Biologi');
  await userEvent.type(screen.getByRole('textbox', { name: /Numero di iscrizione/ }), 'AA_1');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(requestsTo(qualificationRoutes.save)[0]?.body).toEqual(qualification));
});

test.each(['it', 'en'])('formulas and levels of activity have the same names in macros and visits (%s)', (language) => {
  type Names = Record<string, string>;
  const files = import.meta.glob<Record<string, Names>>('/areas/{macros,body-composition}/texts/*.json', {
    import: 'default',
    eager: true,
  });
  const of = (area: string) => files[`/areas/${area}/texts/${language}.json`] ?? {};
  const factorless = (name = '') => name.replace(/ \(.*\)$/, '');
  const { formulas = {}, activities = {} } = of('macros');

  for (const level of activityLevels)
    expect(of('body-composition')['activityLevels']?.[level]).toBe(factorless(activities[level]));
  for (const formula of bmrFormulas) expect(namesIn(of('body-composition'), formula)).toContain(formulas[formula]);
});

/** The texts with the key, wherever they are. */
function namesIn(texts: object, key: string): unknown[] {
  return Object.entries(texts).flatMap(([name, value]) =>
    name === key ? [value] : typeof value === 'object' && value ? namesIn(value, key) : [],
  );
}
