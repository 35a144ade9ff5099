import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { ConflictMark } from '#areas/dietary-profiles/web/public.tsx';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { NoteConflict } from '../../contract/assigned.ts';
import type { PartlyNoted } from '../../rules/conflicts.ts';
import classes from './Conflicts.module.css';

interface FoodConflictsProps {
  foods: readonly PartlyNoted[];
  /** Links to where a food is in the meal plan. */
  linksOf?: (alimentId: string) => ReactNode;
}

/** Foods with the reasons why a client must not or does not eat them. */
export function FoodConflicts({ foods, linksOf }: FoodConflictsProps) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  return (
    <ul className={classes['foods']}>
      {foods.map(({ alimentId, category, reasons, isExplained, noted, ...names }) => (
        <li key={alimentId}>
          {nameIn(language, names)}
          {noted && (
            <>
              <ConflictMark conflicts={noted} category={category} />
              {t('assign.explained')}
            </>
          )}
          <ConflictMark conflicts={reasons} category={category} />
          {isExplained && t('assign.explained')}
          {linksOf?.(alimentId)}
        </li>
      ))}
    </ul>
  );
}

interface NoteConflictsProps {
  notes: readonly NoteConflict[];
  /** Links to the days with a note. */
  linksOf?: (days: readonly number[]) => ReactNode;
}

/** The foods that notes name and that the profile of the client speaks against, with the reasons; nothing for none. */
export function NoteConflicts({ notes, linksOf }: NoteConflictsProps) {
  const t = useTexts('meal-plans');
  if (notes.length === 0) return null;
  return (
    <section>
      <Banner tone="warning" icon={IconAlertTriangle}>
        <h3 className={classes['heading']}>{t('notes.title', { count: notes.length })}</h3>
        <p className={classes['advice']}>{t('notes.advice')}</p>
      </Banner>
      <ul className={classes['foods']}>
        {notes.map(({ text, category, reasons, days }) => (
          <li key={text}>
            {t('notes.text', { text })}
            <ConflictMark conflicts={reasons} category={category} />
            {linksOf?.(days)}
          </li>
        ))}
      </ul>
    </section>
  );
}
