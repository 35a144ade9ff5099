import type { ApiResponse } from '#shell/common/route.ts';
import type { LoggedSet, RowChange, SetMedium } from '../../contract/set.ts';
import type { trainingRoutes } from '../../contract/training.ts';
import type { CompletedWorkout } from '../../contract/workout.ts';
import { setKey } from '../../rules/set-versions.ts';
import type { LocalWorkout, LocalSet, LocalWorkoutStore } from './local-workout-store.ts';
import { deviceTime, isSameSet } from './same-set.ts';

export type WorkoutDetail = ApiResponse<typeof trainingRoutes.open>;

/**
 * What the server answered on opening joins what the device has. `askedAt` is when it was asked, by the device's clock:
 * what was sent later than that is missing in the answer and stays, and what still waits is for the next call to settle.
 */
export function applyServerWorkout(
  queue: LocalWorkoutStore,
  { begun: there, ...opened }: WorkoutDetail,
  askedAt: number,
): void {
  const { begun: here, finish, prescribed } = queue.read();
  const { prescription, signature, history, exercises, settings } = opened;
  // A workout that runs stays as it is shown, until the server has one of its own.
  const signed = here && !there && prescribed ? prescribed.signed : { prescription, signature };
  queue.save('prescribed', { signed, past: history, exercises, settings, keptAt: askedAt });

  if (there) adoptBegun(queue, there, askedAt);
  else if (wasThere(here, askedAt) && !finish) markFinishedElsewhere(queue, new Date(askedAt).toISOString());
}

/** The workout as the server has it, begun here or elsewhere: its id counts. */
function adoptBegun(queue: LocalWorkoutStore, there: CompletedWorkout, askedAt: number): void {
  const { finish, clockAheadSeconds } = queue.read();
  const here = (instant: string) => deviceTime(instant, clockAheadSeconds);
  queue.save('begun', { id: there.id, startedAt: here(there.startedAt), startedThereAt: askedAt });
  adoptSets(
    queue,
    there.sets.map((set) => ({ ...set, loggedAt: here(set.loggedAt) })),
    askedAt,
  );
  adoptRowChanges(
    queue,
    there.rowChanges.map((change) => ({ ...change, changedAt: here(change.changedAt) })),
    askedAt,
  );
  adoptMedia(queue, there.media);
  if (there.finishedAt && !finish) markFinishedElsewhere(queue, here(there.finishedAt));
}

/** Place by place; those the server has no more, removed on another device, go. */
function adoptSets(queue: LocalWorkoutStore, there: readonly LoggedSet[], askedAt: number): void {
  const stored = new Map(there.map((set) => [setKey(set), set]));
  for (const kept of queue.read().sets) {
    if (isOlder(kept, askedAt) && !stored.has(setKey(kept.set))) queue.dropSet(kept.set);
  }
  for (const { author, ...set } of there) {
    const kept = queue.findSet(set);
    if (kept && !isOlder(kept, askedAt)) continue;
    if (kept && isSameSet(kept.set, set) && kept.set.id === set.id && kept.author === author) continue;
    queue.saveSet({ set, state: 'sent', sentAt: askedAt, author });
  }
}

function adoptRowChanges(queue: LocalWorkoutStore, there: readonly RowChange[], askedAt: number): void {
  for (const change of there) {
    const kept = queue.findRowChange(change.rowId);
    if (!kept || isOlder(kept, askedAt)) queue.saveRowChange({ ...change, state: 'sent', sentAt: askedAt });
  }
}

function adoptMedia(queue: LocalWorkoutStore, there: readonly SetMedium[]): void {
  const { media, removedMediumIds } = queue.read();
  const stored = new Set(there.map(({ id }) => id));
  for (const { id, state } of media) if (state === 'sent' && !stored.has(id)) queue.dropMedium(id);
  for (const { id, rowId, setNumber, kind, url, posterUrl, thumbnailUrl } of there) {
    if (removedMediumIds.includes(id) || queue.findMedium(id)?.state === 'waiting') continue;
    const picture = kind === 'image' ? (thumbnailUrl ?? url) : (thumbnailUrl ?? posterUrl ?? url);
    queue.saveMedium({ id, rowId, setNumber, kind, name: '', sizeBytes: 0, state: 'sent', url: picture });
  }
}

/** Sent, and so long ago that the answer would know of it. */
function isOlder({ state, sentAt = 0 }: Pick<LocalSet, 'state' | 'sentAt'>, askedAt: number): boolean {
  return state === 'sent' && sentAt < askedAt;
}

function wasThere(begun: LocalWorkout['begun'], askedAt: number): boolean {
  return begun !== null && begun.startedThereAt !== null && begun.startedThereAt < askedAt;
}

/** What still waits is sent all the same: it was trained. */
export function markFinishedElsewhere(queue: LocalWorkoutStore, finishedAt: string): void {
  queue.save('finish', { finishedAt, effort: null, comment: '', isSent: true });
}
