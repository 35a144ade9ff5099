import { nameIn } from '#areas/aliments/rules/names.ts';
import { ConflictMark } from '#areas/dietary-profiles/web/public.tsx';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import type { FoodConflict } from '../../contract/assigned.ts';
import classes from './Conflicts.module.css';

/** Foods with the reasons why a client must not or does not eat them. */
export function FoodConflicts({ foods }: { foods: readonly FoodConflict[] }) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  return (
    <ul className={classes['foods']}>
      {foods.map(({ alimentId, category, reasons, isExplained, ...names }) => (
        <li key={alimentId}>
          {nameIn(language, names)}
          <ConflictMark conflicts={reasons} category={category} />
          {isExplained && t('assign.explained')}
        </li>
      ))}
    </ul>
  );
}
