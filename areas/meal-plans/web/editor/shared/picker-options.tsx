import type { FoodPicker } from '#areas/aliments/web/public.tsx';
import { ConflictMark } from '#areas/dietary-profiles/web/public.tsx';
import { conflictsOf } from '#areas/dietary-profiles/rules/conflicts.ts';
import type { ComponentProps } from 'react';
import { useEditor } from '../context.tsx';

type PickerOptions = Pick<ComponentProps<typeof FoodPicker>, 'conflictsOf' | 'quantityOf' | 'quantity'>;

/**
 * What every search for foods of the editor does: it marks conflicts with the profile of the client, and proposes the last
 * quantity that this client had, without asking for it unless it was typed in a measure that the food does not have.
 */
export function usePickerOptions(): PickerOptions {
  const { profile, lastQuantities } = useEditor();
  const shown = profile.use();

  return {
    quantity: 'proposed',
    quantityOf: ({ id }) => lastQuantities.get(id),
    ...(shown && {
      conflictsOf: (aliment) => (
        <ConflictMark conflicts={conflictsOf(aliment, shown)} category={aliment.category} isShort />
      ),
    }),
  };
}
