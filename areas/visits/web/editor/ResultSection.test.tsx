import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openVisitScreen } from './testing/open-visit-screen.tsx';

test('the result of “Molnár” names the table that it is computed with, and why', async () => {
  await openVisitScreen({
    metabolicRateFormula: 'MOLNAR',
    measures: [{ id: 'weight', metric: 'weight', side: null, takes: [62.4] }],
  });

  expect(screen.getByRole('option', { name: /^Molnár \(tabella FAO\/WHO\/UNU\) · 1.413/ })).toBeTruthy();
  expect(
    screen.getByText(/usa la tabella FAO\/WHO\/UNU del 1985.*L'equazione di Molnár.*finisce a 16 anni/),
  ).toBeTruthy();
});

test('a result by an equation that is not published under its name says which equation it is', async () => {
  const folds = ['triceps_fold', 'subscapular_fold', 'suprailiac_fold', 'thigh_fold', 'calf_fold'] as const;
  await openVisitScreen({
    bodyFatFormula: 'HEATH_CARTER',
    measures: folds.map((fold) => ({ id: fold, metric: fold, side: null, takes: [14] })),
  });

  expect(screen.getByText(/è la retta di Carter a sei pliche/)).toBeTruthy();
});

const namesIn = (label: string) =>
  within(screen.getByRole('combobox', { name: label }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent.split(' · ')[0]);

test.each([
  ['a visit of a woman of 29 offers Lohman', { takenOn: '2026-03-02' }, true],
  ['a visit of a woman of 30 does not offer Lohman', { takenOn: '2026-03-03' }, false],
  ['a visit of a woman of 30 keeps Lohman', { takenOn: '2026-03-03', bodyFatFormula: 'LOHMAN' as const }, true],
])('%s', async (_, visit, isOffered) => {
  await openVisitScreen(visit);

  expect(namesIn('Formula della massa grassa')).toContain('Durnin-Womersley');
  expect(namesIn('Formula della massa grassa').includes('Lohman')).toBe(isOffered);
});

test('a visit of a girl of 12 offers the equations fitted on children, and the chosen ones', async () => {
  await openVisitScreen({ takenOn: '2008-03-03' });

  expect(namesIn('Formula della massa grassa')).toEqual(['Durnin-Womersley', 'Lohman']);
  expect(namesIn('Formula del metabolismo')).toEqual([
    ...['Mifflin-St Jeor', 'Molnár (tabella FAO/WHO/UNU)', 'Scritto a mano'],
  ]);
});

test('a visit of a woman of 30 does not offer Molnár, whose table gives adults the result of FAO/WHO/UNU, unless it was chosen before', async () => {
  await openVisitScreen({ takenOn: '2026-03-03' });
  expect(namesIn('Formula del metabolismo')).toContain('FAO/WHO/UNU 1985');
  expect(namesIn('Formula del metabolismo')).not.toContain('Molnár (tabella FAO/WHO/UNU)');
  cleanup();

  await openVisitScreen({ takenOn: '2026-03-03', metabolicRateFormula: 'MOLNAR' });
  expect(namesIn('Formula del metabolismo')).toContain('Molnár (tabella FAO/WHO/UNU)');
});

test.each([
  ['2056-03-02', true],
  ['2057-03-02', true],
  ['2057-03-03', false],
  ['2006-03-02', false],
])('on %s pregnancy and breastfeeding of a woman born on 3 March 1996 are asked for: %s', async (takenOn, isAsked) => {
  await openVisitScreen({ takenOn, measures: weightAndHeight });

  expect(screen.queryByRole('combobox', { name: 'Gravidanza o allattamento' }) !== null).toBe(isAsked);
});

test('a pregnancy that a visit of a woman of 61 has stays readable and can be changed', async () => {
  await openVisitScreen({ takenOn: '2057-03-03', measures: weightAndHeight, maternalState: 'trimester_2' });

  expect(screen.getByRole('combobox', { name: 'Gravidanza o allattamento' })).toHaveProperty('value', 'trimester_2');
});

test('the total energy of the day names the activity and its factor', async () => {
  const measures = [
    { id: 'weight', metric: 'weight', side: null, takes: [62.4] },
    { id: 'height', metric: 'height', side: null, takes: [168] },
  ] as const;
  await openVisitScreen({
    activity: 'moderately_active',
    measures: measures.map((one) => ({ ...one, takes: [...one.takes] })),
  });

  expect(screen.getByText('Moderatamente attivo (× 1,55)')).toBeTruthy();
});

const weightAndHeight = [
  { id: 'weight', metric: 'weight' as const, side: null, takes: [62.4] },
  { id: 'height', metric: 'height' as const, side: null, takes: [168] },
];

test('a draft of a client who is pregnant by the profile says so, and has no body mass index, fat or desirable weight', async () => {
  await openVisitScreen({ measures: weightAndHeight, activity: 'lightly_active' }, { isPregnant: true });

  expect(await screen.findByText(/In gravidanza massa grassa, BMI e peso desiderabile non sono validi/)).toBeTruthy();
  expect(screen.getByText(/Dal profilo alimentare\. Indicalo qui/)).toBeTruthy();
  expect(screen.getByText(/Senza l’aggiunta per la gravidanza: indica il trimestre/)).toBeTruthy();
  expect(screen.queryByText('22,1')).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Formula della massa grassa' })).toBeNull();
});

test('of a man the state is asked for only when his profile has one, which can then be changed here', async () => {
  await openVisitScreen({ measures: weightAndHeight }, { gender: 'male' });
  expect(screen.queryByRole('combobox', { name: 'Gravidanza o allattamento' })).toBeNull();
  cleanup();

  await openVisitScreen({ measures: weightAndHeight }, { gender: 'male', isPregnant: true });
  expect(await screen.findByRole('combobox', { name: 'Gravidanza o allattamento' })).toBeTruthy();
});

test('with the trimester the total energy of the day has the addition of EFSA', async () => {
  await openVisitScreen({ measures: weightAndHeight, activity: 'lightly_active', maternalState: 'trimester_2' });

  expect(screen.getByText(/\(× 1,375\) \+ 260 kcal \(EFSA\)/)).toBeTruthy();
  expect(screen.queryByText(/Indicalo qui/)).toBeNull();
});

test('the body mass index says what it needs, and of a minor how it is read', async () => {
  await openVisitScreen({ takenOn: '2010-03-03' });
  expect(screen.getByText('Servono peso e altezza.')).toBeTruthy();
  expect(screen.getByText('Solo per adulti.')).toBeTruthy();
  cleanup();

  await openVisitScreen({ takenOn: '2010-03-03', measures: weightAndHeight });
  expect(
    screen.getByText(/^Percentile per età e sesso \d+,\d \(z -?\d,\d+\): .+\. Riferimento OMS 2007\.$/),
  ).toBeTruthy();
  cleanup();

  await openVisitScreen({ takenOn: '2000-03-03', measures: weightAndHeight });
  expect(screen.getByText(/Sotto i 18 anni le classi degli adulti non valgono/)).toBeTruthy();
});
