import { IconAlertTriangle, IconCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { hasRejections } from './actions.ts';
import type { LocalWorkout } from './local-workout-store.ts';
import classes from './SyncStatusLine.module.css';
import type { SyncStatus } from './sync-loop.ts';
import { pendingCount } from './set-order.ts';

interface SyncStatusLineProps {
  kept: LocalWorkout;
  sending: SyncStatus;
}

/** Where the sets are: with the coach, on their way, on this phone, or refused. */
export function SyncStatusLine({ kept, sending }: SyncStatusLineProps) {
  const t = useTexts('completed-workouts');
  const count = pendingCount(kept);
  const refused = kept.sets.filter(({ state }) => state === 'refused').length;
  const state = savingState(kept, sending);
  const Icon = { saved: IconCheck, sending: IconLoader2, later: IconCloudOff, refused: IconAlertTriangle }[state];

  return (
    <span className={classes['saving']} data-state={state} role="status">
      <Icon size={16} aria-hidden="true" />
      {words()}
    </span>
  );

  function words(): string {
    if (kept.isOnThisPageOnly) return t('saving.onThisPageOnly');
    if (state === 'refused') return t('saving.refused', { count: refused || count });
    return state === 'later' ? t('saving.later', { count }) : t(`saving.${state}`);
  }
}

/** The end of the workout, a picture, an exercise left out: they wait like a set, but are none. */
function savingState(kept: LocalWorkout, sending: SyncStatus): 'saved' | 'sending' | 'later' | 'refused' {
  if (hasRejections(kept)) return 'refused';
  const { rowChanges, media, removedMediumIds, finish } = kept;
  const isEndWaiting = finish !== null && !finish.isSent;
  const others = [...rowChanges, ...media].filter(({ state }) => state === 'waiting').length + removedMediumIds.length;
  if (pendingCount(kept) + others === 0 && !isEndWaiting) return 'saved';
  return sending === 'later' ? 'later' : 'sending';
}
