import { Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { nameIn } from '#areas/aliments/rules/names.ts';
import type { Conflict } from '#areas/dietary-profiles/rules/conflicts.ts';
import { ConflictMark } from '#areas/dietary-profiles/web/public.tsx';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { MealPlanAssignPreview } from '../../contract/assigned.ts';
import classes from './AssignConflicts.module.css';

interface AssignConflictsProps {
  preview: MealPlanAssignPreview | undefined;
  /** Props of the field of the note, which is written to the conflicting foods of the copies. */
  field: ComponentProps<typeof Textarea>;
}

/** The foods of the template that chosen clients must not or do not eat, and the note without which it is not assigned. */
export function AssignConflicts({ preview, field }: AssignConflictsProps) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  if (!preview?.conflicts?.length) return null;

  return (
    <div className={classes['conflicts']}>
      <Banner tone="warning" icon={IconAlertTriangle}>
        {preview.conflictingClients > 0
          ? t('assign.conflicts', { count: preview.conflictingClients })
          : t('assign.doubts')}
      </Banner>
      <ul className={classes['clients']}>
        {preview.conflicts.map(({ clientId, clientName, foods }) => (
          <li key={clientId}>
            <strong>{clientName}</strong>
            <ul>
              {foods.map(({ alimentId, reasons, isExplained, ...names }) => (
                <li key={alimentId}>
                  {nameIn(language, names)}
                  <ConflictMark conflicts={reasons as Conflict[]} category="other" />
                  {isExplained && t('assign.explained')}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {preview.conflictingClients > 0 && (
        <Textarea
          required
          label={t('fields.conflictNote')}
          description={t('assign.conflictNoteHelp')}
          autosize
          minRows={2}
          maxLength={300}
          {...field}
        />
      )}
    </div>
  );
}
