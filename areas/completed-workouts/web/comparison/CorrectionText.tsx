import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { LoggedSet, SetCorrection } from '../../contract/set.ts';
import { hasSameValues } from '../../rules/set-versions.ts';
import { setText, type Texts } from '../text.ts';
import { useComparison } from './comparison-context.ts';
import { setName } from './set-text.ts';
import classes from './Sets.module.css';

/** Who corrected a set after the end of its workout, when, and what it was before. */
export function CorrectionText({ correction, set }: { correction: SetCorrection | undefined; set: LoggedSet }) {
  const t = useTexts('completed-workouts');
  const { subject, workout } = useComparison();
  const { timeZone } = workout;
  // A value that was corrected and put back says nothing.
  if (!correction || (correction.before && hasSameValues({ ...set, ...correction.before }, set))) return null;
  const done = doneText(t, correction, { isOwn: subject.clientId === null, timeZone });
  return (
    <p className={classes['author']}>
      {correction.before
        ? t('correction.changed', { ...done, before: beforeText(t, correction.before) })
        : t('correction.added', done)}
    </p>
  );
}

/** The sets of a row that were removed after the end of the workout. */
export function RemovedSets({ rowId }: { rowId: string }) {
  const t = useTexts('completed-workouts');
  const { subject, workout } = useComparison();
  const { timeZone } = workout;
  const removed = workout.corrections.filter((correction) => correction.isRemoved && correction.rowId === rowId);
  return removed.map((correction) => (
    <p key={correction.setNumber} className={classes['removed']}>
      {t('correction.removed', {
        ...doneText(t, correction, { isOwn: subject.clientId === null, timeZone }),
        set: setName(t, workout, correction),
        before: correction.before && beforeText(t, correction.before),
      })}
    </p>
  ));
}

function beforeText(t: Texts, before: NonNullable<SetCorrection['before']>): string {
  return [setText(t, before), before.note && t('skip.quoted', { note: before.note })].filter(Boolean).join(' · ');
}

function doneText(
  t: Texts,
  { correctedAt, author }: SetCorrection,
  { isOwn, timeZone }: { isOwn: boolean; timeZone: string },
) {
  const at = t('at', { date: formatDate(correctedAt, timeZone), time: formatTime(correctedAt, timeZone) });
  return { at, by: authorText(t, author, { isOwn }) };
}

/** Who corrected something: `da Marco Riva`, `da te`. `author` null: the client. */
export function authorText(t: Texts, author: string | null, { isOwn }: { isOwn: boolean }): string {
  if (author) return t('correction.byProfessional', { name: author });
  return t(isOwn ? 'correction.byYou' : 'correction.byClient');
}
