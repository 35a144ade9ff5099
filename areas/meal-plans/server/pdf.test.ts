import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { readPdf } from '#shell/server/pdf/testing/read-pdf.ts';
import { qualificationRoutes } from '../contract/qualification.ts';
import { mealPlanSettingRoutes } from '../contract/settings.ts';
import { shoppingLines } from '../rules/shopping-lines.ts';
import { resolvedMealPlan } from '../rules/stored.ts';
import { componentOf } from './testing/open-meal-plans.ts';
import { alternativeOf, openPrintedMealPlans, type PrintedMealPlans } from './testing/printed-meal-plans.ts';

let plans: PrintedMealPlans;

beforeAll(async () => {
  plans = await openPrintedMealPlans();
});

const number = (value: number, digits: number) =>
  new Intl.NumberFormat('it-IT', { maximumFractionDigits: digits, useGrouping: 'always' as never }).format(value);

describe('the PDF of a meal plan', () => {
  test('has the foods, household measures and alternatives of each meal', async () => {
    const text = await plans.textOf(plans.template.id);

    expect(text).toMatch(/4 cucchiai \(80 g\) \S+/);
    expect(text).toContain('oppure 75 g Riso di casa');
    expect(text).toContain('Pasto libero');
    expect(text).toContain('Equilibrato #strong[*]');
  });

  test('has the totals that the rules of the screen compute for each meal, day and the average day', async () => {
    const mealPlan = resolvedMealPlan(plans.template);
    const text = await plans.textOf(plans.template.id);

    const filled = mealPlan.days.flatMap(({ meals }) =>
      meals.filter(({ mealComponents }) => mealComponents.length > 0),
    );
    expect(filled).toHaveLength(4);
    for (const { calories, protein_tot, carbs_tot, lipids_tot, incomplete } of [
      ...filled,
      ...mealPlan.days,
      mealPlan,
    ]) {
      const macros = { protein_tot, carbs_tot, lipids_tot };
      const letters = { protein_tot: 'P', carbs_tot: 'C', lipids_tot: 'G' };
      expect(text).toContain(`${incomplete.includes('calories') ? '≥ ' : ''}${number(calories ?? -1, 0)} kcal`);
      for (const name of ['protein_tot', 'carbs_tot', 'lipids_tot'] as const)
        expect(text).toContain(
          `${letters[name]} ${incomplete.includes(name) ? '≥ ' : ''}${number(macros[name] ?? -1, 1)}`,
        );
    }
  });

  test('leaves out the meals that were left empty, as the screens of the client do', async () => {
    const { days, ...template } = await plans.read(plans.template.id);
    const empty = { meal_title: 'Spuntino vuoto', free_meal: false, mealComponents: [], meal_description: '' };
    const withEmpty = days.map((day) => ({
      ...day,
      meals: [...day.meals, { ...(day.meals[0] as (typeof day.meals)[number]), id: newId(), ...empty }],
    }));
    const nothing = days.map((day) => ({ ...day, meals: withEmpty[0]?.meals.slice(-1) ?? [] })).slice(0, 1);
    const print = async (printed: typeof days) => {
      const created = await plans.createFilled([[plans.food.oil, 10]]);
      expect((await plans.save(created, { ...template, id: created.id, days: printed } as never)).status).toBe(200);
      return plans.textOf(created.id);
    };

    expect(await print(withEmpty)).not.toContain('Spuntino vuoto');
    expect(await print(withEmpty)).toContain('Pasto libero');
    expect(await print(nothing)).not.toContain('Spuntino vuoto');
  });

  test('breaks the name of a meal at an elision: a word wider than its column would cover the foods', async () => {
    const { days, ...template } = await plans.read(plans.template.id);
    const created = await plans.createFilled([[plans.food.oil, 10]]);
    const renamed = days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) => ({ ...meal, id: newId(), meal_title: "Spuntino prima dell'allenamento" })),
    }));
    expect((await plans.save(created, { ...template, id: created.id, days: renamed } as never)).status).toBe(200);

    expect(await plans.textOf(created.id)).toMatch(/dell['’]?\u200B?\s+allenamento/);
  });

  test('marks the total of a day with a free meal as incomplete', async () => {
    const [complete, withFreeMeal] = resolvedMealPlan(plans.template).days;
    const text = await plans.textOf(plans.template.id);

    expect(text).toContain(`≥ ${number(withFreeMeal?.calories ?? -1, 0)} kcal`);
    expect(text).not.toContain(`≥ ${number(complete?.calories ?? -1, 0)} kcal`);
    expect(text).toContain('≥: un pasto è libero, il totale vero è più alto.');
  });

  test('names the days that are left out of the average: one with a free meal', async () => {
    const [, withFreeMeal] = plans.template.days;
    const text = await plans.textOf(plans.template.id);

    expect(withFreeMeal?.name).toBe('');
    expect(text).toMatch(/In media .* al giorno, senza Giorno 2 \(pasto libero\)/);
  });

  test('has one week a page, and a shopping list with the sums of the rule for each', async () => {
    const { pasta, chicken, milk } = plans.food;
    const nine = await plans.createFilled(
      ...Array.from(
        { length: 9 },
        () =>
          [
            [pasta, 80],
            [chicken, 150],
            [milk, 200.5],
          ] as [typeof pasta, number][],
      ),
    );
    const { pages } = await readPdf((await plans.pdfOf(nine.id, { shopping: 'true' })).rawPayload);
    const days = resolvedMealPlan(nine).days.slice(0, 7);
    const lines = shoppingLines(
      days.flatMap(({ meals }) => meals.flatMap((meal) => meal.mealComponents.flatMap((one) => one.components))),
      1,
    );

    expect(pages).toHaveLength(4);
    expect(pages[0]).toMatch(/Giorni 1–7/);
    expect(pages[1]).toMatch(/Giorni 8–9/);
    expect(pages[2]).toMatch(/Lista della spesa · Giorni 1–7/);
    expect(lines.map(({ grams }) => grams).toSorted()).toEqual([1050, 1403.5, 560]);
    for (const amount of ['1,05 kg', '1,4 kg', '560 g']) expect(pages[2]).toContain(amount);
  });

  test('prints a food to taste as q.b. or to taste, also in the shopping list', async () => {
    const { pasta, milk } = plans.food;
    const salted = await plans.createFilled([
      [pasta, 80],
      [milk, 0],
    ]);
    const italian = await plans.textOf(salted.id, { shopping: 'true' });
    const english = await plans.textOf(salted.id, { shopping: 'true', language: 'en' });

    expect(italian.match(/q\.b\./g)).toHaveLength(2);
    expect(italian).not.toMatch(/\b0 g\b/);
    expect(english.match(/to taste/g)).toHaveLength(2);
  });

  test('leaves out numbers and notes when the options say so', async () => {
    const text = await plans.textOf(plans.copyId, { numbers: 'false', notes: 'false' });

    expect(text).not.toMatch(/kcal|Ci vediamo|Bevi spesso|Con calma/);
    expect(await plans.textOf(plans.copyId)).toMatch(/Con calma[\s\S]*Bevi spesso[\s\S]*Ci vediamo giovedì/);
  });

  test('is English on request, with English names of foods and meals', async () => {
    const text = await plans.textOf(plans.template.id, { language: 'en' });

    expect(text).toMatch(/Breakfast/);
    expect(text).toContain('4 tablespoons (80 g)');
    expect(text).toMatch(/Free meal/);
  });

  test('is tagged, with header cells, and conforms to PDF/UA', async () => {
    const { info, tags, isAccessible } = await readPdf((await plans.pdfOf(plans.copyId)).rawPayload);

    expect(isAccessible).toBe(true);
    expect(info).toMatchObject({ Title: 'Equilibrato #strong[*]', Language: 'it' });
    for (const role of ['H2', 'Table', 'THead', 'TH', 'TD']) expect(tags[0]).toContain(`"role":"${role}"`);
  });

  test('has heading, note and language of the settings, unless others are chosen', async () => {
    const settings = {
      pdfHeading: 'Nutrizione serena',
      pdfNote: 'Disdici un giorno prima',
      pdfLanguage: 'en',
    } as const;
    await plans.server.ask(mealPlanSettingRoutes.saveSettings, settings, plans.studio.admin);
    const [bySettings, chosen] = [
      await plans.textOf(plans.template.id),
      await plans.textOf(plans.template.id, { heading: 'Solo per te', language: 'it' }),
    ];
    await plans.server.ask(
      mealPlanSettingRoutes.saveSettings,
      { pdfHeading: null, pdfNote: null, pdfLanguage: null },
      plans.studio.admin,
    );

    expect(bySettings).toMatch(/Nutrizione serena[\s\S]*Breakfast[\s\S]*Disdici un giorno prima/);
    expect(chosen).toMatch(/Solo per te[\s\S]*Colazione/);
    expect(chosen).not.toContain('Nutrizione serena');
  });

  test('has profession, register and number of who published it', async () => {
    const qualification = { profession: 'dietitian', register: 'Ordine di Milano', number: '1234' } as const;
    await plans.server.ask(qualificationRoutes.save, qualification, plans.studio.admin);
    const [before, after] = [
      await plans.textOf(plans.copyId),
      await plans.textOf(plans.copyId, {}, plans.studio.client),
    ];
    await plans.server.ask(qualificationRoutes.delete, {}, plans.studio.admin);

    expect(before).toMatch(/Dietista, Ordine di Milano n\. 1234/);
    expect(after).toMatch(/Dietista, Ordine di Milano n\. 1234/);
    expect(await plans.textOf(plans.copyId)).not.toContain('Ordine di Milano');
  });

  test('can be made of 28 days with 9 meals of 20 foods', async () => {
    const { pasta, rice } = plans.food;
    const created = await plans.createFilled([[pasta, 80]]);
    const [day] = created.days;
    const [meal] = day?.meals ?? [];
    const [row] = meal?.mealComponents ?? [];
    if (!day || !meal || !row) throw new Error('createFilled gives a meal with a food');
    const rows = () =>
      Array.from({ length: 20 }, () => ({
        ...row,
        id: newId(),
        components: [{ ...componentOf(pasta, 80), alternatives: [alternativeOf(rice, 75)] }],
      }));
    const days = Array.from({ length: 28 }, (_, index) => ({
      ...day,
      id: newId(),
      name: `Giorno ${index + 1}`,
      meals: Array.from({ length: 9 }, () => ({ ...meal, id: newId(), mealComponents: rows() })),
    }));
    // One request has at most a few days of this size.
    for (const count of [7, 14, 21, 28]) {
      const saved = await plans.save(await plans.read(created.id), {
        days: days.slice(0, count),
        aliments: [pasta, rice],
      });
      expect(saved.status).toBe(200);
    }
    const { pages } = await readPdf((await plans.pdfOf(created.id, { shopping: 'true', recipes: 'true' })).rawPayload);

    expect(pages.join(' ').match(/oppure/g)).toHaveLength(28 * 9 * 20);
  }, 60_000);
});
