import { createElement } from 'react';
import type { DocumentText } from '#shell/web/documents/document-context.ts';
import { formatNumber, numbersIn } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ExerciseRow, Progression, ProgramContent, Week } from '../../contract/document.ts';
import { shownDateOf } from '../../rules/dates.ts';
import type { DayOffset, RowValue } from '../../rules/document-model.ts';
import { effortText } from '../../rules/effort-range.ts';
import { progressionText } from '../../rules/progression-text.ts';
import { restText } from '../../rules/row-text.ts';
import { programTotals } from '../../rules/totals.ts';
import { useTotalsText } from '../totals-text.ts';
import { shownWork } from './cells/columns.ts';
import { useCalendar } from './context.tsx';
import { dayText } from './dates/day-text.ts';
import { useExerciseName } from './exercise-name.ts';
import { ProgramContents } from './shared/ProgramContents.tsx';
import { findDay, findRow, findWeek, findWorkout } from './state/program-index.ts';

/** Formats the parts of a program and their values for diffs and conflicts. */
export function useProgramText(versions: readonly ProgramContent[]): DocumentText {
  const t = useTexts('programs');
  const calendar = useCalendar();
  const nameOf = useExerciseName();
  const totalsText = useTotalsText();
  const find = <T>(findIn: (weeks: readonly Week[]) => T | undefined) =>
    versions.map(({ weeks }) => findIn(weeks)).find((match) => match !== undefined);

  function part(partId: string): string {
    const row = find((weeks) => findRow(weeks, partId));
    const workout = row ?? find((weeks) => findWorkout(weeks, partId));
    const day = workout ?? find((weeks) => findDay(weeks, partId));
    const week = day?.week ?? find((weeks) => findWeek(weeks, partId));
    if (!week) return t('parts.program');
    return [
      t('week.short', { number: week.weekNumber }),
      day && t('day.title', { number: day.day.dayNumber }),
      row ? nameOf(row.row) : workout?.workout.title,
    ]
      .filter(Boolean)
      .join(' · ');
  }

  function date({ date: offset }: DayOffset, dayId: string): string {
    const weekNumber = find((weeks) => findDay(weeks, dayId))?.week.weekNumber;
    const shown = weekNumber && shownDateOf(calendar, { weekNumber, offset });
    return shown ? dayText(shown) : t('dates.offset', { count: offset });
  }

  function value(field: string, shown: unknown, partId: string): string | null {
    if (shown === null || shown === undefined || shown === '') return null;
    switch (field) {
      case 'exercise':
        return nameOf(shown as RowValue['exercise']);
      case 'exerciseAndLoad':
        return exerciseAndLoad(shown as RowValue['exerciseAndLoad'], partId);
      case 'offset':
        return date(shown as DayOffset, partId);
      case 'type':
        return t(`types.${shown as ExerciseRow['type']}.name`);
      case 'supersetWith': {
        const other = find((weeks) => findRow(weeks, String(shown)))?.row;
        return other ? nameOf(other) : null;
      }
      default:
        return writtenText(field, shown);
    }
  }

  /** The exercise, and each load with its field: “Affondi, carico: 24 kg”. */
  function exerciseAndLoad({ exercise, ...loads }: RowValue['exerciseAndLoad'], partId: string): string {
    const texts = Object.entries(loads).map(
      ([field, load]) => `${t(`parts.fields.${field as 'weight'}`)}: ${value(field, load, partId) ?? t('parts.empty')}`,
    );
    return [nameOf(exercise), ...texts].join(', ');
  }

  return {
    part,
    size: (content) => {
      const { workouts, sets } = programTotals((content as ProgramContent).weeks);
      return totalsText({ workouts, sets });
    },
    contents: (content) => createElement(ProgramContents, { weeks: (content as ProgramContent).weeks }),
    field: (field) => t(`parts.fields.${field as 'sets'}`),
    value,
  };
}

/** A value that is shown without the rest of the program. */
function writtenText(field: string, value: unknown): string | null {
  switch (field) {
    case 'rest':
      return restText(value as RowValue['rest']);
    case 'rir':
      return effortText({ ...(value as RowValue['rir']), rpe: null }, 'rir') || null;
    case 'rpe':
      return effortText({ ...(value as RowValue['rpe']), rir: null }, 'rpe', formatNumber) || null;
    case 'progression':
      return numbersIn(progressionText(value as Progression));
    default:
      return typeof value === 'number' ? numbersIn(String(value)) : (shownWork(field, String(value)) ?? String(value));
  }
}
