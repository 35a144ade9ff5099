import { IconArrowRight } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Change, ProgramUpdate } from '../../contract/copy-update.ts';
import classes from './CopyChanges.module.css';
import { useChangeText, weeksText } from './change-text.ts';

/** Lists by week what an update would change in one copy, and the weeks that it would not change. */
export function CopyChanges({ copy: { changes, changeCount, unchangedWeeks } }: { copy: ProgramUpdate }) {
  const t = useTexts('programs');
  const weeks = Map.groupBy(changes, ({ weekNumber }) => weekNumber);
  const hidden = changeCount - changes.length;

  return (
    <>
      <UnchangedWeeks weeks={unchangedWeeks} />
      {[...weeks].map(([number, inWeek]) => (
        <div key={number}>
          <h4 className={classes['week']}>{t('week.title', { number })}</h4>
          <ul className={classes['changes']} aria-label={t('week.title', { number })}>
            {byExercise(inWeek).map((group, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once and never in another order
              <ExerciseChanges key={index} changes={group} />
            ))}
          </ul>
        </div>
      ))}
      {hidden > 0 && <p className={classes['quiet']}>{t('offer.moreChanges', { count: hidden })}</p>}
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
