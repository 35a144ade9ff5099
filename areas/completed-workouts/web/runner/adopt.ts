import type { Answer } from '#shell/common/route.ts';
import type { CompletedSet, CompletedWorkout, completedWorkoutRoutes } from '../../contract.ts';
import { mergedSets } from '../../rules/merge-sets.ts';
import type { KeptSet, WorkoutQueue } from './queue.ts';

type Opened = Answer<typeof completedWorkoutRoutes.prescription>;

/**
 * What the server answered on opening joins what the device has. `askedAt` is when it was asked, by the device's clock:
 * what was sent later than that is missing in the answer and stays.
 */
export function adoptOpened(
  queue: WorkoutQueue,
  { prescription, lastTime, begun: there }: Opened,
  askedAt: number,
): void {
  const { begun: here, finish, prescribed } = queue.read();
  if (there) {
    queue.save('prescribed', { workout: prescription, lastTime, keptAt: askedAt });
    adoptBegun(queue, there, askedAt);
    return;
  }

  const wasThere = here !== null && here.startedThereAt !== null && here.startedThereAt < askedAt;
  if (!wasThere || !prescribed) queue.save('prescribed', { workout: prescription, lastTime, keptAt: askedAt });
  if (wasThere && !finish) finishedElsewhere(queue, new Date(askedAt).toISOString());
}

/** The workout as the server has it: begun here or elsewhere, its id and its copy of the prescription count. */
export function adoptBegun(queue: WorkoutQueue, there: CompletedWorkout, askedAt: number): void {
  queue.save('begun', { id: there.id, startedAt: there.startedAt, startedThereAt: askedAt });
  const { prescribed } = queue.read();
  if (prescribed) {
    const { title, info, rows } = there;
    queue.save('prescribed', { ...prescribed, workout: { ...prescribed.workout, title, info, rows } });
  }
  adoptSets(queue, there.sets, askedAt);
  if (there.finishedAt) finishedElsewhere(queue, there.finishedAt);
}

/** Set by set the later version; those the server has no more, removed on another device, go. */
function adoptSets(queue: WorkoutQueue, there: readonly CompletedSet[], askedAt: number): void {
  const here = new Map(queue.read().sets.map((kept) => [kept.set.id, kept]));
  const stored = new Map(there.map((set) => [set.id, set]));

  for (const set of mergedSets(
    there,
    [...here.values()].map((kept) => kept.set),
  )) {
    const kept = here.get(set.id);
    if (!stored.has(set.id)) {
      if (kept && isGone(kept, askedAt)) queue.dropSet(set.id);
    } else if (stored.get(set.id) === set && !isSame(kept, set)) {
      queue.saveSet({ set, state: 'sent', sentAt: askedAt });
    }
  }
}

function isGone({ state, sentAt = 0 }: KeptSet, askedAt: number): boolean {
  return state === 'sent' && sentAt < askedAt;
}

function isSame(kept: KeptSet | undefined, set: CompletedSet): boolean {
  return kept?.state === 'sent' && kept.set.loggedAt === set.loggedAt;
}

/** The sets that still wait are sent all the same: those logged before the end are welcome. */
function finishedElsewhere(queue: WorkoutQueue, finishedAt: string): void {
  queue.save('finish', { finishedAt, effort: null, comment: '', isSent: true });
}
