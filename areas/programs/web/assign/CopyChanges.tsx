import { IconArrowRight } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Change, ProgramUpdate } from '../../contract/copy-update.ts';
import classes from './CopyChanges.module.css';
import { useChangeText, weeksText } from './change-text.ts';

/** Lists by week what an update would change in one copy and which edits by hand it would replace, and the weeks that it would not change. */
export function CopyChanges({ copy }: { copy: ProgramUpdate }) {
  const t = useTexts('programs');
  const { changes, changeCount, ownChanges, ownChangeCount, unchangedWeeks } = copy;
  const [weeks, ownWeeks] = [changes, ownChanges].map((list) => Map.groupBy(list, ({ weekNumber }) => weekNumber));
  const numbers = [...new Set([...changes, ...ownChanges].map(({ weekNumber }) => weekNumber))];
  const hidden = changeCount + ownChangeCount - changes.length - ownChanges.length;

  return (
    <>
      <UnchangedWeeks weeks={unchangedWeeks} />
      {numbers.map((number) => (
        <div key={number} className={classes['inWeek']}>
          <h4 className={classes['week']}>{t('week.title', { number })}</h4>
          <ChangeList label={t('week.title', { number })} changes={weeks?.get(number) ?? []} />
          <OwnChanges weekNumber={number} changes={ownWeeks?.get(number) ?? []} />
        </div>
      ))}
      {hidden > 0 && <p className={classes['quiet']}>{t('offer.moreChanges', { count: hidden })}</p>}
    </>
  );
}

function ChangeList({ label, changes }: { label: string; changes: readonly Change[] }) {
  return (
    <ul className={classes['changes']} aria-label={label}>
      {byExercise(changes).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once and never in another order
        <ExerciseChanges key={index} changes={group} />
      ))}
    </ul>
  );
}

function OwnChanges({ weekNumber, changes }: { weekNumber: number; changes: readonly Change[] }) {
  const t = useTexts('programs');
  if (changes.length === 0) return null;
  return (
    <>
      <p className={classes['own']}>{t('offer.ownChanges')}</p>
      <ChangeList label={t('offer.ownChangesOf', { number: weekNumber })} changes={changes} />
    </>
  );
}

function UnchangedWeeks({ weeks }: { weeks: ProgramUpdate['unchangedWeeks'] }) {
  const t = useTexts('programs');
  const numbers = (isLogged: boolean) =>
    weeks.filter((week) => week.isLogged === isLogged).map((week) => week.weekNumber);
  const [begun, logged] = [numbers(false), numbers(true)];
  if (weeks.length === 0) return null;

  return (
    <p className={classes['quiet']}>
      {[
        begun.length > 0 && t('offer.unchangedBegun', { count: begun.length, weeks: weeksText(begun) }),
        logged.length > 0 && t('offer.unchangedLogged', { count: logged.length, weeks: weeksText(logged) }),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

/** Groups consecutive changes of the same exercise of a day. */
function byExercise(changes: readonly Change[]): Change[][] {
  const groups: Change[][] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    const before = last?.[0];
    if (last && before?.dayNumber === change.dayNumber && before.name === change.name) last.push(change);
    else groups.push([change]);
  }
  return groups;
}

function ExerciseChanges({ changes }: { changes: readonly Change[] }) {
  const texts = useChangeText();
  const [first] = changes;
  return (
    <li>
      {first && <span className={classes['place']}>{texts.locationOf(first)}</span>}
      <span className={classes['exchanges']}>
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once and never in another order
          <RowChange key={index} change={change} />
        ))}
      </span>
    </li>
  );
}

function RowChange({ change }: { change: Change }) {
  const texts = useChangeText();
  if (change.kind !== 'changed') return <span>{texts.rowOf(change)}</span>;
  return (
    <span className={classes['exchange']}>
      <span>{texts.fieldOf(change)}</span>
      <del>{texts.textOf(change, change.before)}</del>
      <IconArrowRight size={14} aria-hidden="true" />
      <ins>{texts.textOf(change, change.after)}</ins>
    </span>
  );
}
