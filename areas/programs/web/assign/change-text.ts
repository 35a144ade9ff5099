import { numbersIn } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { shownWork } from '../editor/cells/columns.ts';
import { type ExerciseRow, exerciseTypes } from '../../contract/document.ts';
import type { Change } from '../../contract/copy-update.ts';

/** Formats the differences between a template and a copy. */
export function useChangeText() {
  const t = useTexts('programs');
  const shell = useTexts('shell');

  return {
    /** Formats day and exercise of a change: `Giorno 2 · Panca piana`. */
    locationOf: ({ dayNumber, name }: Change) =>
      [t('day.title', { number: dayNumber }), name].filter((part) => part !== '').join(' · '),
    fieldOf: ({ field }: Change) => (field ? t(`parts.fields.${field as 'sets'}`) : ''),
    textOf: ({ field }: Change, value: string | null) => {
      if (value === null || value === '') return shell('documents.differences.empty');
      if (field === 'type' && isType(value)) return t(`types.${value}.name`);
      if (field === 'rpe' || field === 'progression') return numbersIn(value);
      return shownWork(field ?? '', value) ?? value;
    },
    /** Describes an added or removed row. */
    rowOf: ({ kind, before, after }: Change) => {
      if (kind === 'added') return after ? t('offer.addedAs', { after }) : t('offer.added');
      return before ? t('offer.removedWas', { before }) : t('offer.removed');
    },
  };
}

/** Formats week numbers as ranges: `1-3, 5`. */
export function weeksText(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const next of numbers) {
    const run = runs.at(-1);
    if (run && run.at(-1) === next - 1) run.push(next);
    else runs.push([next]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}-${run.at(-1)}` : `${run[0]}`)).join(', ');
}

function isType(value: string): value is ExerciseRow['type'] {
  return (exerciseTypes as readonly string[]).includes(value);
}
