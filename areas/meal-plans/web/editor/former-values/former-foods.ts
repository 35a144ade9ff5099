import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import type { UsedAliment } from '#areas/aliments/contract.ts';
import { hasSameValues, valuesOf } from '#areas/aliments/rules/food-values.ts';
import { edit } from '#shell/web/documents/document-store.ts';
import type { CorrectedFood } from '../../../contract/corrected-foods.ts';
import { type Editor, useEditor } from '../context.tsx';

/** What the food is today, when the copy in the meal plan has other values. */
export function useFormerFood(aliment: UsedAliment): CorrectedFood | null {
  const corrected = useEditor().correctedFoods.use().get(aliment.id);
  return corrected && !hasSameValues(aliment, corrected) ? corrected : null;
}

/** The foods of which the meal plan has former values, as they are today. */
export function useFormerFoods(): readonly CorrectedFood[] {
  const { store, correctedFoods } = useEditor();
  const corrected = correctedFoods.use();
  const aliments = useStore(store, ({ content }) => content.aliments);
  return useMemo(
    () =>
      aliments.flatMap((aliment) => {
        const food = corrected.get(aliment.id);
        return food && !hasSameValues(aliment, food) ? [food] : [];
      }),
    [aliments, corrected],
  );
}

/** Gives the foods their values of today, in all rows of the meal plan, as one undo entry. */
export function updateValues({ store, ui }: Editor, foods: readonly CorrectedFood[]): void {
  const byId = new Map(foods.map((food) => [food.id, food]));
  edit(store, ({ aliments }) => {
    for (const aliment of aliments) {
      const food = byId.get(aliment.id);
      if (food) Object.assign(aliment, valuesOf(food));
    }
  });
  ui.message.set({ name: 'valuesUpdated', values: { count: foods.length }, isUndoable: true });
}
