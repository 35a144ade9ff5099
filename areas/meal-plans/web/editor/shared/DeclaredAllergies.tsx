import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import type { Allergen } from '#areas/aliments/contract/taxonomy.ts';
import { isWarning } from '#areas/dietary-profiles/rules/conflicts.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { UndecidedDeclarations, useDietaryProfile, useUnstatedAllergens } from '#areas/dietary-profiles/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { FoodConflict } from '../../../contract/assigned.ts';
import { mealPlanConflicts } from '../../../rules/conflicts.ts';
import classes from '../../conflicts/Conflicts.module.css';
import { FoodConflicts } from '../../conflicts/FoodConflicts.tsx';
import { useEditor } from '../context.tsx';

/**
 * What the client of the copy declared and nobody has confirmed, with the foods of the meal plan that have an allergen which it names, or
 * none declared. What names no allergen is not checked, which the text says.
 */
export function DeclaredAllergies({ areFoodsOpen = false }: { areFoodsOpen?: boolean }) {
  const { clientId } = useEditor();
  return clientId === null ? null : <OfClient clientId={clientId} areFoodsOpen={areFoodsOpen} />;
}

function OfClient({ clientId, areFoodsOpen }: { clientId: string; areFoodsOpen: boolean }) {
  const t = useTexts('meal-plans');
  const { data } = useDietaryProfile({ clientId });
  const declared = (data?.declarations ?? []).map(({ text }) => text).join('\n');
  const named = useUnstatedAllergens(declared, data?.profile ?? emptyProfile);
  const foods = useFoodsWith(named.map(({ allergen }) => allergen).join(' '));
  const names = named.map(({ name }) => name.toLowerCase()).join(', ');
  return (
    <UndecidedDeclarations clientId={clientId}>
      <p className={classes['checked']}>
        {names === '' ? t('declared.unchecked') : t('declared.foods', { count: foods.length, names })}
      </p>
      {foods.length > 0 && (
        <details open={areFoodsOpen}>
          <summary>{t('declared.show')}</summary>
          <FoodConflicts foods={foods} />
        </details>
      )}
    </UndecidedDeclarations>
  );
}

/** The foods of the meal plan that contain or may contain one of the allergens, which are separated by spaces. */
function useFoodsWith(allergens: string): readonly FoodConflict[] {
  const content = useStore(useEditor().store, (state) => state.content);
  return useMemo(() => {
    if (allergens === '') return [];
    const allergies = allergens.split(' ').map((one) => ({ allergen: one as Allergen, severity: 'allergy' as const }));
    return mealPlanConflicts(content, { ...emptyProfile, allergies }).filter(({ reasons }) => reasons.some(isWarning));
  }, [content, allergens]);
}
