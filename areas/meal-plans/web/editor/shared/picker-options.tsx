import type { FoodPicker } from '#areas/aliments/web/public.tsx';
import { ConflictMark } from '#areas/dietary-profiles/web/public.tsx';
import { conflictsOf } from '#areas/dietary-profiles/rules/conflicts.ts';
import type { ComponentProps } from 'react';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { conflictsInText } from '../../../rules/note-conflicts.ts';
import { useEditor } from '../context.tsx';

type PickerOptions = Pick<ComponentProps<typeof FoodPicker>, 'conflictsOf' | 'markOfText' | 'quantityOf' | 'quantity'>;

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
      markOfText: (text: string) => <TextMark text={text} profile={shown} />,
    }),
  };
}

/** What speaks against the foods that typed words name, as it is said of the line once it is added. */
function TextMark({ text, profile }: { text: string; profile: DietaryProfile }) {
  const found = conflictsInText([text], profile);
  const conflicts = found.flatMap(({ reasons }) => reasons);
  return found[0] && <ConflictMark conflicts={conflicts} category={found[0].category} isShort />;
}
