import { useTexts } from '#shell/web/texts/texts.ts';
import { columns, shownCell } from '../cells/columns.ts';
import { useRow } from '../context.tsx';
import { progressionMark } from '../shared/progression-mark.ts';

const separator = '\n';

/** Formats the prescription of a row: `4 × 8-10`, `80 kg`, `1:30`, `RIR 2`. Empty values are omitted. */
export function useSummary(rowId: string): string[] {
  const t = useTexts('programs');
  const joined = useRow(rowId, (row) => {
    const amount = shownCell('amount', row);
    const work =
      row.sets !== null && amount
        ? `${row.sets} × ${amount}`
        : row.sets !== null
          ? t('sets', { count: row.sets })
          : amount;
    return [
      row.type === 'reps' ? '' : t(`types.${row.type}.name`),
      work,
      shownCell('weight', row),
      row.restType === 'no_rest' ? t('noRest') : columns.rest.format(row),
      row.rir !== null && t('rirOf', { value: columns.rir.format(row) }),
      row.rpe !== null && t('rpeOf', { value: columns.rpe.format(row) }),
      row.tut && t('tutOf', { value: row.tut }),
      progressionMark(row) && `↗ ${progressionMark(row)}`,
    ]
      .filter(Boolean)
      .join(separator);
  });
  return (joined ?? '').split(separator);
}
