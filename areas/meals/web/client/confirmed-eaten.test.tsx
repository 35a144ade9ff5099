import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#shell/web/testing/render.tsx';
import type { EatenConflict } from '../../contract/eaten-conflicts.ts';
import { plannedDays } from '../../rules/days.ts';
import { clientId, exampleDiet, today } from '../testing/diet.ts';
import { DayReport } from './DayReport.tsx';

const id = '0199a000-0000-7000-8000-00000000c0ab';
const almonds = { name: 'Mandorle', name_en: 'Almonds', category: 'nuts_seeds' } as const;
const wine = { name: 'Vino rosso', name_en: 'Red wine', category: 'alcoholic_drinks' } as const;
const nuts = { kind: 'allergen', allergen: 'nuts', strength: 'contains', severity: 'allergy' } as const;
const pregnancy = { kind: 'state', group: 'alcohol', state: 'pregnant' } as const;

test.each([
  [{ ...almonds, reasons: [nuts] }, 'Mandorle – Contiene: Frutta a guscio (allergia). Confermato nel piano'],
  [{ ...wine, reasons: [pregnancy] }, 'Mangiato in gravidanza, confermato nel piano: Vino rosso'],
  [
    { ...almonds, reasons: [nuts], isPlanned: true },
    'Mandorle – Contiene: Frutta a guscio (allergia). Confermato nel piano. Previsto, pasto non registrato',
  ],
  [
    { ...wine, reasons: [pregnancy], isPlanned: true },
    /^Vino rosso – .*Confermato nel piano. Previsto, pasto non registrato$/,
  ],
])(
  'the diary names a food that was left in the meal plan on purpose, and that it was confirmed: $name',
  async (food, text) => {
    const planned = plannedDays(exampleDiet()).get(today);
    const meal = planned?.meals[0];
    if (!planned || !meal) throw new Error('the example has no breakfast');
    const conflict = { ...food, entryId: id, alimentId: id, isConfirmed: true } as EatenConflict;
    const report = { id, date: today, publishedId: meal.publishedId, mealId: meal.meal.id, swaps: [], pictures: [] };
    const rest = { state: 'as_planned' as const, note: 'Mi prudeva la bocca', isByProfessional: false, isNew: false };
    const entry = { ...report, ...rest, loggedAt: `${today}T06:00:00.000Z` };
    const props = { clientId, planned, entries: [entry], conflicts: [conflict], drunkMl: 0, isFuture: false };
    await renderScreen(() => <DayReport {...props} newIds={new Set()} />, {
      texts: ['meals', 'attachments', 'dietary-profiles', 'aliments'],
    });

    const mark = await screen.findByText(text);
    expect(mark.closest('li')?.textContent).toContain('Mi prudeva la bocca');
  },
);
