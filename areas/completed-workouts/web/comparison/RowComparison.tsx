import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { PrescribedRow } from '../../contract.ts';
import { labelOf } from '../runner/state.ts';
import { Pieces } from '../Pieces.tsx';
import { prescriptionWords, setPieces, type Texts, weightWords } from '../words.ts';
import { type ComparedRow, type ComparedSet, repsOfSet } from './compare.ts';
import classes from './Comparison.module.css';
import { Difference } from './Difference.tsx';

const tones = { skipped: 'bad', less: 'soon', mixed: 'soon', as_prescribed: 'good', more: 'fresh' } as const;

export function RowComparison({ compared }: { compared: ComparedRow }) {
  const t = useTexts('completed-workouts');
  const { row, sets, verdict } = compared;

  return (
    <section className={classes['row']} aria-label={row.name}>
      <header className={classes['head']}>
        <span className={classes['label']}>{labelOf(row)}</span>
        <div className={classes['words']}>
          <h2>{row.name}</h2>
          <Pieces of={prescriptionWords(t, row)} />
        </div>
        <div className={classes['verdict']}>
          <span>{doneWords(t, compared)}</span>
          <StateBadge tone={tones[verdict]}>{t(`comparison.verdicts.${verdict}`)}</StateBadge>
        </div>
      </header>
      {row.info && <p className={classes['info']}>{row.info}</p>}
      {verdict !== 'skipped' && <SetTable row={row} sets={sets} />}
    </section>
  );
}

function SetTable({ row, sets }: { row: PrescribedRow; sets: readonly ComparedSet[] }) {
  const t = useTexts('completed-workouts');
  return (
    <table className={classes['table']} aria-label={t('comparison.table', { name: row.name })}>
      <thead>
        <tr>
          <th>{t('runner.set')}</th>
          <th>{t('comparison.prescribed')}</th>
          <th>{t('comparison.done')}</th>
          <th>{t('comparison.difference')}</th>
        </tr>
      </thead>
      <tbody>
        {sets.map((set) => (
          <tr key={set.kind === 'missed' ? set.setNumber : set.set.id} data-kind={set.kind}>
            <td>{set.setNumber}</td>
            <td>{set.kind === 'extra' ? '–' : oneSetWords(t, row, set.setNumber)}</td>
            <td>{set.kind === 'missed' ? '–' : <Pieces of={setPieces(t, set.set)} />}</td>
            <td>
              <Difference set={set} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `3 di 4 serie`; `2 serie` when the coach left the number open. */
function doneWords(t: Texts, { done, planned }: ComparedRow): string {
  return planned === null ? t('set.sets', { count: done }) : t('comparison.doneOf', { done, count: planned });
}

/** One set of the prescription: `80 kg × 6-8`, but `75% · 5`: a share of the maximum is not multiplied. */
function oneSetWords(t: Texts, { type, reps, value, weight }: PrescribedRow, setNumber: number): string {
  const what = type === 'reps' ? repsOfSet(reps, setNumber) : [value, reps].filter(Boolean).join(' · ');
  const load = weightWords(weight);
  return [load, what].filter(Boolean).join(load.endsWith('kg') ? ' × ' : ' · ') || t('set.free');
}
