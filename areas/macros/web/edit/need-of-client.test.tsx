import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type ComparedNeed, type EnergyNeed, energyNeedRoutes } from '../../contract/energy-need.ts';
import { macroRoutes } from '../../contract/library.ts';
import { exampleMacro as macro, macroPermissions as permissions } from '../testing/open-macro.ts';
import { MacroCreateScreen } from './MacroScreens.tsx';

const clientId = '0199f2a4-5c00-7012-8000-0000000000c1';

async function createFor(compared: ComparedNeed, more: readonly string[] = []): Promise<void> {
  respond(macroRoutes.create, { macro });
  respond(clientRoutes.head, {
    client: { id: clientId, name: 'Carla Prova', isActive: true, withdrawnConsents: [], lacksGuardian: false },
  });
  respond(energyNeedRoutes.energyNeed, compared);
  await renderScreen(MacroCreateScreen, {
    path: '/macros/create',
    at: `/macros/create?clientId=${clientId}`,
    permissions: [...permissions, ...more],
    texts: ['macros', 'assignments', 'clients', 'body-composition', 'dietary-profiles'],
  });
}

const needOfPregnancy: EnergyNeed = {
  kcalPerDay: 2158,
  restingKcal: 1380,
  takenOn: '2026-11-20',
  formula: 'HENRY_OXFORD',
  activity: 'sedentary',
  maternalKcal: 260,
};

test('a target of a client offers the energy need of the last visit, with its addition, and begins with its formula and activity', async () => {
  await createFor({ need: needOfPregnancy });
  expect(await screen.findByText('Con 260 kcal per gravidanza o allattamento (EFSA).')).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Formula' }).value).toBe('HENRY_OXFORD');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Attività' }).value).toBe('sedentary');

  await userEvent.click(screen.getByRole('button', { name: 'Usa il fabbisogno dell’ultima visita: 2.158 kcal' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Energia' }).value).toBe('2158');
});

test('the diagnoses of the client are read beside the fields of a target, by who may view visits', async () => {
  const diagnoses = [{ text: 'insufficienza renale', day: '2026-11-20' }];
  const profile = { profile: emptyProfile, version: 0, asksStates: false, changes: [], diagnoses };
  respond(dietaryProfileRoutes.get.client, profile);
  await createFor({ need: needOfPregnancy }, ['view visits']);

  expect(await screen.findByText(/^Diagnosi: «insufficienza renale» \(visita del 20/)).toBeTruthy();
});

test('a need without the addition of a present state is no button, and a warning does not name it as the need', async () => {
  const compared = {
    need: { ...needOfPregnancy, kcalPerDay: 1958, maternalKcal: null },
    maternalState: 'pregnant',
  } as const;
  await createFor(compared);
  expect(
    await screen.findByText(/^1\.958 kcal nell’ultima visita, senza l’aggiunta per gravidanza o allattamento/),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: /1\.958/ })).toBeNull();
  await typeEnergy('1900');

  expect(
    await screen.findByText(/1\.900 kcal.*Il fabbisogno è senza l’aggiunta per gravidanza o allattamento/),
  ).toBeTruthy();
});

test.each([
  [
    { bmi: 14.8, measuredOn: '2026-11-20', bmiClass: 'thinness', isMinor: true },
    /^BMI 14,8 \(peso del 20.*\): magrezza per l’età/,
  ],
  [
    { bmi: 16.5, measuredOn: '2026-11-20', bmiClass: 'moderate_thinness', isMinor: false },
    /^BMI 16,5 \(peso del 20.*\): sottopeso moderato/,
  ],
] as const)(
  'too little weight is named beside the energy, and any deficit is asked about: %o',
  async (underweight, sentence) => {
    await createFor({ need: { ...needOfPregnancy, maternalKcal: 0 }, underweight });
    expect(await screen.findByText(sentence)).toBeTruthy();
    await typeEnergy('2100');

    expect(
      await screen.findByText(
        /2\.100 kcal al giorno, il 3% in meno del fabbisogno.*Il peso è basso per altezza, età e sesso\./,
      ),
    ).toBeTruthy();
  },
);

test('a target of a minor that is less than the need says that the client grows, and the state is named beside the energy', async () => {
  await createFor({ need: { ...needOfPregnancy, formula: 'MOLNAR', maternalKcal: 0 }, isMinor: true });
  expect(await screen.findByText(/^È minorenne e sta crescendo: nessun deficit/)).toBeTruthy();
  await typeEnergy('1900');

  expect(await screen.findByText(/1\.900 kcal al giorno, meno del fabbisogno.*il cliente è minorenne/)).toBeTruthy();
});

test('without a visit a target is compared with the typed calculation, also in a pregnancy, which is named', async () => {
  await createFor({ need: null, isMinor: false, maternalState: 'pregnant' });
  expect(await screen.findByText(/^In gravidanza: nessun deficit/)).toBeTruthy();
  await typeEnergy('1250');
  expect(await screen.findByText(/1\.250 kcal al giorno, meno di 1\.800; .*gravidanza/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Formula' }), 'MANUAL');
  await userEvent.type(screen.getByRole('textbox', { name: 'Metabolismo a riposo' }), '1328');

  const sentence =
    /1\.250 kcal al giorno, meno del dispendio a riposo del calcolo \(1\.328 kcal; fabbisogno 1\.826 kcal\)/;
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByText(/nessun fabbisogno/)).toBeNull();
});

test('an age of 15 in the calculation names that the client grows, and warns as for every minor', async () => {
  await createFor({ need: null, isMinor: false });
  await typeEnergy('1700');
  expect(screen.queryByText(/^È minorenne/)).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Età' }), '15');

  expect(await screen.findByText(/^È minorenne e sta crescendo: nessun deficit/)).toBeTruthy();
  expect(screen.getByText(/1\.700 kcal al giorno, .*minorenne/)).toBeTruthy();
});

async function typeEnergy(kcal: string): Promise<void> {
  const energy = await screen.findByRole('textbox', { name: 'Energia' });
  await userEvent.clear(energy);
  await userEvent.type(energy, kcal);
}
