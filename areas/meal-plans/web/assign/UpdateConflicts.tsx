import { Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { nameIn } from '#areas/aliments/rules/names.ts';
import type { Conflict } from '#areas/dietary-profiles/rules/conflicts.ts';
import { ConflictMark } from '#areas/dietary-profiles/web/public.tsx';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { MealPlanUpdate } from '../../contract/assigned.ts';
import classes from './AssignConflicts.module.css';

interface UpdateConflictsProps {
  copies: readonly MealPlanUpdate[];
  note: string;
  onChange: (note: string) => void;
}

/** The foods that an update brings and that the clients of the copies must not or do not eat, and the note that it needs. */
export function UpdateConflicts({ copies, note, onChange }: UpdateConflictsProps) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const conflicting = copies.filter(({ conflicts }) => conflicts.length > 0);
  if (conflicting.length === 0) return null;

  return (
    <div className={classes['conflicts']}>
      <Banner tone="warning" icon={IconAlertTriangle}>
        {t('assign.conflicts', { count: conflicting.length })}
      </Banner>
      <ul className={classes['clients']}>
        {conflicting.map(({ id, clientName, conflicts }) => (
          <li key={id}>
            <strong>{clientName}</strong>
            <ul>
              {conflicts.map(({ alimentId, reasons, ...names }) => (
                <li key={alimentId}>
                  {nameIn(language, names)}
                  <ConflictMark conflicts={reasons as Conflict[]} category="other" />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Textarea
        required
        label={t('fields.conflictNote')}
        description={t('assign.conflictNoteHelp')}
        autosize
        minRows={2}
        maxLength={300}
        value={note}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
