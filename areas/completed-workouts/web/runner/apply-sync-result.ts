import type { WorkoutSyncResult } from '../../contract/training.ts';
import { setKey } from '../../rules/set-versions.ts';
import { markFinishedElsewhere } from './apply-server-workout.ts';
import type { Begun, LocalSet, LocalWorkoutStore } from './local-workout-store.ts';
import { deviceTime, isSameSet } from './same-set.ts';
import type { SyncPayload } from './sync-payload.ts';

const sameStartMs = 120_000;

/** What was sent is confirmed and nothing else: changed meanwhile, it waits again. Where the server has another version, that one counts. */
export function applySyncResult(
  queue: LocalWorkoutStore,
  load: SyncPayload,
  answer: { synced: WorkoutSyncResult; sentAt: number },
): void {
  const { synced, sentAt } = answer;
  const ahead = synced.clockAheadSeconds;
  if (queue.read().clockAheadSeconds !== ahead) queue.save('clockAheadSeconds', ahead === 0 ? null : ahead);
  queue.save('begun', begunThere(queue.read().begun ?? load.begun, answer));

  const there = new Map(synced.sets.map((set) => [setKey(set), { ...set, loggedAt: deviceTime(set.loggedAt, ahead) }]));
  for (const sent of load.sets) settleSet(queue, sent, { there: there.get(setKey(sent.set)), sentAt, ahead });
  for (const sent of load.rowChanges) {
    const now = queue.findRowChange(sent.rowId);
    if (now?.changedAt === sent.changedAt) queue.saveRowChange({ ...now, state: 'sent', sentAt });
  }
  settleEnd(queue, load, synced);
}

/** The server's id counts; its start too, unless it only is ours by a clock that is put right. */
function begunThere({ startedAt }: Begun, { synced, sentAt }: { synced: WorkoutSyncResult; sentAt: number }): Begun {
  const there = deviceTime(synced.startedAt, synced.clockAheadSeconds);
  const isOurs = Math.abs(Date.parse(there) - Date.parse(startedAt)) < sameStartMs;
  return { id: synced.completedWorkoutId, startedAt: isOurs ? startedAt : there, startedThereAt: sentAt };
}

function settleSet(
  queue: LocalWorkoutStore,
  sent: LocalSet,
  { there, sentAt, ahead }: { there: LocalSet['set'] | undefined; sentAt: number; ahead: number },
): void {
  const now = queue.findSet(sent.set);
  if (!now) return;
  if (now.state !== sent.state || now.set.loggedAt !== sent.set.loggedAt) {
    if (there && there.id !== now.set.id) queue.saveSet({ ...now, set: { ...now.set, id: there.id } });
    return;
  }
  if (!there) {
    queue.dropSet(sent.set);
    return;
  }
  const isOurs = sent.state !== 'removed' && isSameSet(there, sent.set);
  const loggedAt = ahead === 0 ? sent.set.loggedAt : laterOf(sent.set.loggedAt, afterTheCall(there.loggedAt, sentAt));
  queue.saveSet({ set: isOurs ? { ...sent.set, id: there.id, loggedAt } : there, state: 'sent', sentAt });
}

function laterOf(one: string, other: string): string {
  return Date.parse(one) >= Date.parse(other) ? one : other;
}

/** A wrong clock is put right by less the longer a call took: the next correction must be later all the same. */
function afterTheCall(instant: string, sentAt: number): string {
  const tookMs = Math.max(0, Date.now() - sentAt);
  return new Date(Date.parse(instant) + tookMs + 1000).toISOString();
}

function settleEnd(queue: LocalWorkoutStore, load: SyncPayload, synced: WorkoutSyncResult): void {
  const { finish } = queue.read();
  if (load.finish && finish?.finishedAt === load.finish.finishedAt) queue.save('finish', { ...finish, isSent: true });
  else if (synced.finishedAt && !finish)
    markFinishedElsewhere(queue, deviceTime(synced.finishedAt, synced.clockAheadSeconds));
}
