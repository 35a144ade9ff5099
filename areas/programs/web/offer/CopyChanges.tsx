import { IconArrowRight } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { Change, CopyToUpdate } from '../../contract/editing.ts';
import classes from './Offer.module.css';
import { useChangeText, weeksText } from './change-text.ts';

/** What stays and what changes in one copy, week by week. */
export function CopyChanges({ copy: { changes, changeCount, keptWeeks, wasEditedByHand } }: { copy: CopyToUpdate }) {
  const t = useTexts('programs');
  const weeks = Map.groupBy(changes, ({ weekNumber }) => weekNumber);
  const hidden = changeCount - changes.length;

  return (
    <>
      {wasEditedByHand && <Banner tone="warning">{t('offer.byHandHelp')}</Banner>}
      <Kept weeks={keptWeeks} />
      {[...weeks].map(([number, inWeek]) => (
        <div key={number}>
          <h4 className={classes['week']}>{t('week.title', { number })}</h4>
          <ul className={classes['changes']} aria-label={t('week.title', { number })}>
            {byPlace(inWeek).map((atPlace, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is written once and never in another order
              <ChangesAt key={index} changes={atPlace} />
            ))}
          </ul>
        </div>
      ))}
      {hidden > 0 && <p className={classes['quiet']}>{t('offer.moreChanges', { count: hidden })}</p>}
    </>
  );
}

function Kept({ weeks }: { weeks: CopyToUpdate['keptWeeks'] }) {
  const t = useTexts('programs');
  const numbers = (isLogged: boolean) =>
    weeks.filter((week) => week.isLogged === isLogged).map((week) => week.weekNumber);
  const [begun, logged] = [numbers(false), numbers(true)];
  if (weeks.length === 0) return null;

  return (
    <p className={classes['quiet']}>
      {[
        begun.length > 0 && t('offer.keptBegun', { count: begun.length, weeks: weeksText(begun) }),
        logged.length > 0 && t('offer.keptLogged', { count: logged.length, weeks: weeksText(logged) }),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

/** What follows one another on the same exercise of the same day. */
function byPlace(changes: readonly Change[]): Change[][] {
  const places: Change[][] = [];
  for (const change of changes) {
    const last = places.at(-1);
    const before = last?.[0];
    if (last && before?.dayNumber === change.dayNumber && before.name === change.name) last.push(change);
    else places.push([change]);
  }
  return places;
}

function ChangesAt({ changes }: { changes: readonly Change[] }) {
  const words = useChangeText();
  const [first] = changes;
  return (
    <li>
      {first && <span className={classes['place']}>{words.placeOf(first)}</span>}
      <span className={classes['exchanges']}>
        {changes.map((change, index) =>
          change.kind === 'changed' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is written once and never in another order
            <Exchange key={index} change={change} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is written once and never in another order
            <span key={index}>{words.endOf(change)}</span>
          ),
        )}
      </span>
    </li>
  );
}

function Exchange({ change }: { change: Change }) {
  const words = useChangeText();
  return (
    <span className={classes['exchange']}>
      <span>{words.fieldOf(change)}</span>
      <del>{words.textOf(change, change.before)}</del>
      <IconArrowRight size={14} aria-hidden="true" />
      <ins>{words.textOf(change, change.after)}</ins>
    </span>
  );
}
