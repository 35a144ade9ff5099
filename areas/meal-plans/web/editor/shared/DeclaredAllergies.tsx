import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import type { DietaryProfileResponse } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { wordsOfDeclaration } from '#areas/dietary-profiles/rules/unrecognised.ts';
import { unstatedDeclared } from '#areas/dietary-profiles/rules/unstated.ts';
import {
  NamedConflicts,
  UndecidedDeclarations,
  useDietaryProfile,
  useUnstatedStatements,
} from '#areas/dietary-profiles/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type DeclaredConflicts, declaredConflicts } from '../../../rules/declared-conflicts.ts';
import classes from '../../conflicts/Conflicts.module.css';
import { FoodConflicts } from '../../conflicts/FoodConflicts.tsx';
import { useEditor } from '../context.tsx';

/**
 * The undecided declarations of the client of the copy, with the foods of the meal plan that are against an allergen, a diet,
 * pregnancy or breastfeeding which it names, or that must be checked. What names none is not checked, which the text says.
 */
export function DeclaredAllergies({ areFoodsOpen = false }: { areFoodsOpen?: boolean }) {
  const { clientId } = useEditor();
  return clientId === null ? null : <OfClient clientId={clientId} areFoodsOpen={areFoodsOpen} />;
}

function OfClient({ clientId, areFoodsOpen }: { clientId: string; areFoodsOpen: boolean }) {
  const t = useTexts('meal-plans');
  const { data } = useDietaryProfile({ clientId });
  const declared = (data?.declarations ?? []).map(wordsOfDeclaration).join('\n');
  const profile = data?.profile ?? emptyProfile;
  const asksStates = data?.asksStates ?? false;
  const named = useUnstatedStatements(declared, { profile, asksStates });
  const { foods, notes } = useFoodsAgainst(declared, { profile, asksStates });
  const count = foods.length + notes.length;
  const names = named.map(({ name }) => name.toLowerCase()).join(', ');
  return (
    <UndecidedDeclarations clientId={clientId}>
      <p className={classes['checked']}>
        {names === '' ? t('declared.unchecked') : t('declared.foods', { count, names })}
      </p>
      {count > 0 && (
        <details open={areFoodsOpen}>
          <summary>{t('declared.show')}</summary>
          <FoodConflicts foods={foods} />
          <NamedConflicts found={notes} />
        </details>
      )}
    </UndecidedDeclarations>
  );
}

/** The foods of the meal plan of which the client would be warned if the profile stated what the text names. */
function useFoodsAgainst(
  text: string,
  { profile, asksStates }: Pick<DietaryProfileResponse, 'profile' | 'asksStates'>,
): DeclaredConflicts {
  const content = useStore(useEditor().store, (state) => state.content);
  return useMemo(
    () => declaredConflicts(content, unstatedDeclared(text, { profile, asksStates })),
    [content, text, profile, asksStates],
  );
}
