import { beforeAll, expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { readPdf } from '#shell/server/pdf/testing/read-pdf.ts';
import { openPrintedMealPlans, type PrintedMealPlans } from './testing/printed-meal-plans.ts';

let plans: PrintedMealPlans;

beforeAll(async () => {
  plans = await openPrintedMealPlans();
});

/** The pages of a week with five meals a day, each of so many lines, which begin with `m2x` of the third meal. */
async function printedWeek({ linesAMeal, note }: { linesAMeal: number; note: string }): Promise<string[]> {
  const created = await plans.createFilled([[plans.food.pasta, 80]]);
  const [day] = created.days;
  const [meal] = day?.meals ?? [];
  const [row] = meal?.mealComponents ?? [];
  if (!day || !meal || !row) throw new Error('createFilled gives a meal with a food');
  const rowsOf = (number: number) =>
    Array.from({ length: linesAMeal }, (_, index) => ({
      ...{ ...row, id: newId(), line: `m${number}x${index} un filo` },
      ...{ components: [], lineKind: 'note' as const },
    }));
  const days = Array.from({ length: 7 }, (_, index) => ({
    ...{ ...day, id: newId(), name: `Giorno ${index + 1}`, description: note },
    meals: Array.from({ length: 5 }, (_, number) => ({
      ...{ ...meal, id: newId(), meal_title: `Pasto ${number}`, mealComponents: rowsOf(number) },
    })),
  }));
  const saved = await plans.save(await plans.read(created.id), { days });
  expect(saved.status).toBe(200);
  return (await readPdf((await plans.pdfOf(created.id)).rawPayload)).pages;
}

test.each([
  ['as a table with long notes', { linesAMeal: 7, note: 'Bevi molto e cammina dopo cena. '.repeat(14) }],
  ['one below the other', { linesAMeal: 9, note: '' }],
])('the days %s are printed on several pages, each meal of a day on one of them', async (_, week) => {
  const pages = await printedWeek(week);

  const counts = pages.flatMap((page) =>
    [0, 1, 2, 3, 4].map((number) => page.match(new RegExp(`m${number}x`, 'g'))?.length ?? 0),
  );
  expect(counts.reduce((sum, count) => sum + count)).toBe(7 * 5 * week.linesAMeal);
  expect(pages.length).toBeGreaterThan(1);
  expect(counts.filter((count) => count % week.linesAMeal !== 0)).toEqual([]);
});
