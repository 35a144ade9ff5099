import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
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

const none: readonly never[] = [];
const unknownProfile = { profile: emptyProfile, asksStates: false };

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
  const named = useUnstatedStatements(data?.declarations ?? none, data ?? unknownProfile);
  const { foods, notes } = useFoodsAgainst(named);
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

/** The foods of the meal plan of which the client would be warned if the profile stated what is named. */
function useFoodsAgainst(named: ReturnType<typeof useUnstatedStatements>): DeclaredConflicts {
  const content = useStore(useEditor().store, (state) => state.content);
  return useMemo(
    () =>
      declaredConflicts(
        content,
        named.map(({ statement }) => statement),
      ),
    [content, named],
  );
}
