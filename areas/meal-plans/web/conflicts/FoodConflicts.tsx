import type { ReactNode } from 'react';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { ConflictMark } from '#areas/dietary-profiles/web/public.tsx';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import type { FoodConflict } from '../../contract/assigned.ts';
import classes from './Conflicts.module.css';

interface FoodConflictsProps {
  foods: readonly FoodConflict[];
  /** Links to where a food is in the meal plan. */
  linksOf?: (alimentId: string) => ReactNode;
}

/** Foods with the reasons why a client must not or does not eat them. */
export function FoodConflicts({ foods, linksOf }: FoodConflictsProps) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  return (
    <ul className={classes['foods']}>
      {foods.map(({ alimentId, category, reasons, isExplained, ...names }) => (
        <li key={alimentId}>
          {nameIn(language, names)}
          <ConflictMark conflicts={reasons} category={category} />
          {isExplained && t('assign.explained')}
          {linksOf?.(alimentId)}
        </li>
      ))}
    </ul>
  );
}
