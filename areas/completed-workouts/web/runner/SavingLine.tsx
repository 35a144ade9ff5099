import { IconAlertTriangle, IconCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { hasRefusals } from './actions.ts';
import type { Kept } from './queue.ts';
import classes from './SavingLine.module.css';
import type { Sending } from './sender.ts';
import { waitingCount } from './state.ts';

interface SavingLineProps {
  kept: Kept;
  sending: Sending;
}

/** Where the sets are: with the coach, on their way, on this phone, or refused. */
export function SavingLine({ kept, sending }: SavingLineProps) {
  const t = useTexts('completed-workouts');
  const count = waitingCount(kept);
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
function savingState(kept: Kept, sending: Sending): 'saved' | 'sending' | 'later' | 'refused' {
  if (hasRefusals(kept)) return 'refused';
  const { rowChanges, media, removedMediumIds, finish } = kept;
  const isEndWaiting = finish !== null && !finish.isSent;
  const others = [...rowChanges, ...media].filter(({ state }) => state === 'waiting').length + removedMediumIds.length;
  if (waitingCount(kept) + others === 0 && !isEndWaiting) return 'saved';
  return sending === 'later' ? 'later' : 'sending';
}
