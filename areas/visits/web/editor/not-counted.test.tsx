import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VisitContent } from '../../contract/document.ts';
import { openVisitScreen } from './testing/open-visit-screen.tsx';

const measures = [
  { id: 'weight', metric: 'weight', side: null, takes: [62.4] },
  { id: 'height', metric: 'height', side: null, takes: [168] },
  { id: 'triceps_fold', metric: 'triceps_fold', side: null, takes: [210, 22] },
] as const;
const content = (fields: object = {}) => VisitContent.parse({ takenOn: '2026-03-02', measures, ...fields });
const completed = { state: 'completed', completedAt: '2026-03-02T10:00:00.000Z' } as const;

test('a completed visit with a skinfold of 210 mm says that it does not count, why, and that an earlier PDF may differ', async () => {
  await openVisitScreen({ ...content(), ...completed });

  expect(
    screen.getByText(
      'Plica tricipitale: 210 e 22 mm non contano. I valori possibili vanno da 1 a 120 mm; i risultati sono calcolati senza.',
    ),
  ).toBeTruthy();
  expect(screen.getByText(/Un PDF già consegnato può avere altri risultati/)).toBeTruthy();
  expect(screen.getByLabelText('Plica tricipitale, lettura 1').closest('[data-not-counted]')).toBeTruthy();
});

test('a draft with the same skinfold says only at the field that it is not possible', async () => {
  await openVisitScreen(content());

  expect(screen.queryByText(/non contano/)).toBeNull();
  expect(screen.getByText(/Questo valore non è possibile/)).toBeTruthy();
});

test('bioimpedance in pregnancy says that it is not compared, and has no change since the last visit', async () => {
  await openVisitScreen(
    content({
      measurement_type: 'BIA',
      maternalState: 'trimester_2',
      measures: [...measures.slice(0, 2), { id: 'bia_fat_mass_perc', metric: 'bia_fat_mass_perc', takes: [33] }],
    }),
  );

  expect(screen.getByText(/In gravidanza questi valori restano nella visita/)).toBeTruthy();
});

test('a girl of 15 has no result of a formula for adults, and the visit says so', async () => {
  await openVisitScreen({
    ...content({
      takenOn: '2011-06-01',
      metabolicRateFormula: 'MIFFLIN_ST_JEOR',
      bodyFatFormula: 'FAULKNER_4_SKINFOLDS',
    }),
    ...completed,
  });

  expect(screen.getAllByText('Questa formula è per adulti: scegline una adatta all’età.')).toHaveLength(2);
  expect(screen.queryByRole('option', { name: /Mifflin.* kcal/ })).toBeNull();
  expect(screen.getByRole('option', { name: /Molnár.* 1\.\d{3} kcal/ })).toBeTruthy();
});
