import { expect, test } from 'vitest';
import { exampleMealPlan } from '../example.ts';
import { newId } from '#shell/common/ids.ts';
import { withAdviceAdded } from './insert-advice.ts';
import { pastedLines } from './pasted-days.ts';
import { preparedTargets } from './pasted-targets.ts';
import { emptyDay } from './testing/pasted.ts';

const before = { ...exampleMealPlan, description: 'Bevi molto.', description_en: '', waterMl: null };

test('lines about all days are appended to the description, each once', () => {
  const texts = ['Integratori: vitamina D 2000 UI', 'Evitare gli alcolici'];
  const { mealPlan, missing } = withAdviceAdded(before, texts, 'it');

  expect(mealPlan.description).toBe('Bevi molto.\nIntegratori: vitamina D 2000 UI\nEvitare gli alcolici');
  expect(missing).toBe(0);
  expect(withAdviceAdded(mealPlan, texts, 'it').mealPlan).toEqual(mealPlan);
  expect(withAdviceAdded(before, ['Avoid alcohol'], 'en').mealPlan).toMatchObject({
    description: before.description,
    description_en: 'Avoid alcohol',
  });
});

test.each([
  ['Acqua: 2 litri al giorno', 2000],
  ['Acqua 1,5 L/die', 1500],
  ['Acqua: 2000 ml', 2000],
  ['Bere 2 litri di acqua al giorno', 2000],
])('“%s” is the water of a meal plan without a target, and no text', (text, waterMl) => {
  expect(withAdviceAdded(before, [text], 'it').mealPlan).toMatchObject({ waterMl, description: before.description });
});

test('what a line says of water besides stays a text, and a target stays', () => {
  const more = 'Acqua: almeno 2 litri al giorno, lontano dai pasti';
  const range = 'Acqua: 1,5-2 litri al giorno';
  const present = { ...before, waterMl: 1500 };

  expect(withAdviceAdded(before, [more], 'it').mealPlan).toMatchObject({
    waterMl: 2000,
    description: `Bevi molto.\n${more}`,
  });
  expect(withAdviceAdded(before, [range], 'it').mealPlan).toMatchObject({
    waterMl: null,
    description: `Bevi molto.\n${range}`,
  });
  expect(withAdviceAdded(present, ['Acqua: 2 litri al giorno'], 'it').mealPlan).toMatchObject({
    waterMl: 1500,
    description: 'Bevi molto.\nAcqua: 2 litri al giorno',
  });
});

test('what a full description has no room for is counted', () => {
  const full = { ...before, description: 'a'.repeat(4990) };

  expect(withAdviceAdded(full, ['Evitare gli alcolici'], 'it')).toEqual({ mealPlan: full, missing: 1 });
});

test('general lines do not keep a text from setting days of training and rest', () => {
  const text = 'GIORNO DI ALLENAMENTO\nPranzo\npasta 120 g\nGIORNO DI RIPOSO\nCena\nuova 2\n\nEvitare gli alcolici';
  const lines = pastedLines(text);
  const sections = [...new Set(lines.map(({ section }) => section))];
  const origin = { mealId: emptyDay.days[0]?.meals[0]?.id ?? '', after: undefined, language: 'it' as const };

  expect(lines.at(-1)?.section).toMatchObject({ days: [], meals: [], isGeneral: true });
  expect(preparedTargets(emptyDay, { origin, sections, newId }).setsSchedule).toBe('training');
});
