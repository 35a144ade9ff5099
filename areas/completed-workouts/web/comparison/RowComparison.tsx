import { formatWeight } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { LoggedSet } from '../../contract/set.ts';
import { Pieces } from '../Pieces.tsx';
import { dropIndex, mainSetNumber } from '../../rules/set-numbers.ts';
import { isHandUnsaid } from '../../rules/loads-per-hand.ts';
import { labelOf } from '../../rules/set-order.ts';
import { prescribedPieces, prescriptionText, warmUpLine } from '../prescription-text.ts';
import { skippedText, type Texts } from '../text.ts';
import type { ComparedRow } from './compare.ts';
import classes from './Comparison.module.css';
import { useComparison } from './comparison-context.ts';
import { RemovedSets } from './CorrectionText.tsx';
import { CommentButton, DoneSet } from './DoneSet.tsx';
import { SetTable } from './SetTable.tsx';
import { workingSetName } from './set-text.ts';

const tones = {
  added: 'fresh',
  skipped: 'bad',
  not_done: 'soon',
  taken_out: 'quiet',
  less: 'soon',
  mixed: 'soon',
  as_prescribed: 'good',
  swapped: 'soon',
  uncompared: 'quiet',
  more: 'fresh',
} as const;

/** One exercise: its prescription, whether it was skipped or swapped, and its sets. */
export function RowComparison({ compared }: { compared: ComparedRow }) {
  const t = useTexts('completed-workouts');
  const { subject, workout } = useComparison();
  const { row, running, sets, verdict, warmUps, oneRepMaxKg, change } = compared;

  return (
    <section className={classes['row']} aria-label={running.name}>
      <header className={classes['head']}>
        <span className={classes['label']}>{labelOf(row)}</span>
        <div className={classes['content']}>
          <h2>{running.name}</h2>
          {running.insteadOf && (
            <span className={classes['instead']}>{t('detail.insteadOf', { name: running.insteadOf })}</span>
          )}
          <Pieces parts={prescriptionText(t, running)} />
          {running.formerWork?.map(({ untilSet, ...work }) => (
            <Pieces
              key={untilSet}
              parts={[t('comparison.untilSet', { set: untilSet }), ...prescribedPieces(t, { ...running, ...work })]}
            />
          ))}
        </div>
        <div className={classes['verdict']}>
          <span>{doneText(t, compared)}</span>
          {oneRepMaxKg !== null && (
            <span className={classes['estimate']}>{t('detail.oneRepMax', { weight: formatWeight(oneRepMaxKg) })}</span>
          )}
          {workout.source === 'forma' && verdict && (
            <StateBadge tone={tones[verdict]}>
              {verdict === 'added' && !subject.clientId ? t('added.byYou') : t(`comparison.verdicts.${verdict}`)}
            </StateBadge>
          )}
          {change?.skipReason === 'pain' && <StateBadge tone="bad">{t('detail.pain')}</StateBadge>}
        </div>
      </header>
      {running.warmUp && <p className={classes['info']}>{warmUpLine(t, running)}</p>}
      {row.info && <p className={classes['info']}>{row.info}</p>}
      {isHandUnsaid(running) && sets.some((one) => one.kind !== 'missed' && one.set.weightKg !== null) && (
        <p className={classes['info']}>{t('entry.handUnsaid')}</p>
      )}
      {change?.skipReason && <p className={classes['info']}>{skipText(t, change)}</p>}
      {(sets.some(({ kind }) => kind !== 'missed') || warmUps.length > 0) && <SetTable compared={compared} />}
      <RemovedSets rowId={row.id} />
    </section>
  );
}

/** Returns the number of done sets: `3 di 4 serie`; `2 serie` when the prescription leaves the number open. */
function doneText(t: Texts, { done, planned, verdict }: ComparedRow): string {
  if (verdict === 'taken_out') return '';
  return planned === null ? t('set.sets', { count: done }) : t('comparison.doneOf', { done, count: planned });
}

/** Returns why a row was skipped: `Saltato · dolore: «spalla destra»`. */
function skipText(t: Texts, { skipReason, skipNote }: NonNullable<ComparedRow['change']>): string {
  const why = skipReason ? skippedText(t, skipReason) : '';
  return skipNote ? t('detail.skippedNote', { why, note: skipNote }) : why;
}

/** Sets of a row that the prescription does not have. */
export function OrphanedRow({ sets }: { sets: readonly LoggedSet[] }) {
  const t = useTexts('completed-workouts');
  const title = t('detail.orphaned');

  return (
    <section className={classes['row']} aria-label={title}>
      <header className={classes['head']}>
        <div className={classes['content']}>
          <h2>{title}</h2>
          <span>{t('detail.orphanedText')}</span>
        </div>
      </header>
      <ul className={classes['orphaned']}>
        {sets.map((set) => {
          const [number, drop] = [mainSetNumber(set), dropIndex(set)];
          const name = workingSetName(t, { name: title, number, drop });
          return (
            <li key={set.id}>
              <span>{drop > 0 ? t('detail.drop', { drop }) : number}</span>
              <DoneSet set={set} name={name} />
              <CommentButton set={set} name={name} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
