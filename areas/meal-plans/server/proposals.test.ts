import { beforeAll, describe, expect, test } from 'vitest';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import { type MealPlans, openMealPlans } from './testing/open-meal-plans.ts';

let plans: MealPlans;
beforeAll(async () => {
  plans = await openMealPlans();
});

const firstProposals = 8;

/** The names of what is proposed first instead of a food of the library. */
async function proposedFor(name: string, quantity: number): Promise<string[]> {
  const { server, studio } = plans;
  const { aliments } = (await server.ask(alimentRoutes.list, { search: name }, studio.admin)).data;
  const alimentId = aliments.find((one) => one.name === name)?.id;
  if (!alimentId) throw new Error(`proposedFor: the library has no ${name}`);
  const request = { alimentId, quantity, energyTolerancePercent: 20 };
  const { proposals } = (await server.ask(mealPlanRoutes.proposeAlternatives, request, studio.admin)).data;
  return proposals.slice(0, firstProposals).map((one) => `${one.aliment.name} ${one.quantity} g`);
}

describe('the first proposals instead of a food of the library are what a dietitian would exchange it for', () => {
  test.each([
    [
      'Confettura o marmellata (media)',
      20,
      /^(confettura|marmellata|miele|zucchero|sciroppo|melassa|fruttosio|crema di castagne)/i,
    ],
    ['Miele', 10, /^(confettura|marmellata|zucchero|sciroppo|melassa|fruttosio|crema di castagne)/i],
    [
      'Fette biscottate',
      30,
      /^(fette|cracker|grissini|gallette|pan|baguette|corn flakes|fiocchi|riso soffiato|gusci|bagel|cereali)/i,
    ],
    [
      'Biscotti secchi',
      30,
      /^(biscotti|frollini|fette|cracker|muesli|cereali|corn flakes|savoiardi|lingue|madeleine|wafer|merendina tipo)/i,
    ],
    ["Fiocchi d'avena", 40, /^(fiocchi|muesli|corn flakes|cereali|riso soffiato|gallette|fette|pan|grissini|cracker)/i],
    ['Pane comune', 50, /^(pan|baguette|bagel|tortilla)/i],
    [
      'Pasta di semola, cruda',
      80,
      /^(pasta|riso|cous|farro|orzo|bulgur|miglio|grano|noodles|quinoa|gnocchi|patate|segale).*crud[oaie]/i,
    ],
    [
      'Riso bianco, cotto',
      200,
      /^(pasta|riso|cous|farro|orzo|bulgur|miglio|grano|noodles|quinoa|gnocchi|patate|polenta|semolino|spaghetti|risotto).*(cott[oai]|bollit|vapore|arrosto|al forno)/i,
    ],
    [
      'Patate senza buccia, crude',
      200,
      /^(patate|pasta|riso|gnocchi|pane|cous|farro|orzo|quinoa|noodles).*(crud[oaie])/i,
    ],
    ['Mele con buccia, crude', 150, / crud[oaie]|macedonia|purea/i],
    ['Mandorle', 30, /^(mandorle|nocciole|noci|pistacchi|semi|anacardi|pinoli|arachidi|frutta secca)/i],
  ])('%s', async (name, quantity, expected) => {
    const proposed = await proposedFor(name, quantity);

    expect(proposed.length).toBeGreaterThan(3);
    expect(proposed.filter((one) => !expected.test(one))).toEqual([]);
  });
});
