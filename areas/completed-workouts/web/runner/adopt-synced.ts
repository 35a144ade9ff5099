import type { Synced } from '../../contract/training.ts';
import { placeOf } from '../../rules/merge-sets.ts';
import { finishedElsewhere } from './adopt.ts';
import type { Begun, KeptSet, WorkoutQueue } from './queue.ts';
import { deviceTime, isSameSet } from './same-set.ts';
import type { Load } from './load.ts';

const sameStartMs = 120_000;

/** What was sent is confirmed and nothing else: changed meanwhile, it waits again. Where the server has another version, that one counts. */
export function adoptSynced(queue: WorkoutQueue, load: Load, answer: { synced: Synced; sentAt: number }): void {
  const { synced, sentAt } = answer;
  const ahead = synced.clockAheadSeconds;
  if (queue.read().clockAheadSeconds !== ahead) queue.save('clockAheadSeconds', ahead === 0 ? null : ahead);
  queue.save('begun', begunThere(queue.read().begun ?? load.begun, answer));

  const there = new Map(
    synced.sets.map((set) => [placeOf(set), { ...set, loggedAt: deviceTime(set.loggedAt, ahead) }]),
  );
  for (const sent of load.sets) settleSet(queue, sent, { there: there.get(placeOf(sent.set)), sentAt, ahead });
  for (const sent of load.rowChanges) {
    const now = queue.findRowChange(sent.rowId);
    if (now?.changedAt === sent.changedAt) queue.saveRowChange({ ...now, state: 'sent', sentAt });
  }
  settleEnd(queue, load, synced);
}

/** The server's id counts; its start too, unless it only is ours by a clock that is put right. */
function begunThere({ startedAt }: Begun, { synced, sentAt }: { synced: Synced; sentAt: number }): Begun {
  const there = deviceTime(synced.startedAt, synced.clockAheadSeconds);
  const isOurs = Math.abs(Date.parse(there) - Date.parse(startedAt)) < sameStartMs;
  return { id: synced.completedWorkoutId, startedAt: isOurs ? startedAt : there, startedThereAt: sentAt };
}

function settleSet(
  queue: WorkoutQueue,
  sent: KeptSet,
  { there, sentAt, ahead }: { there: KeptSet['set'] | undefined; sentAt: number; ahead: number },
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

function settleEnd(queue: WorkoutQueue, load: Load, synced: Synced): void {
  const { finish } = queue.read();
  if (load.finish && finish?.finishedAt === load.finish.finishedAt) queue.save('finish', { ...finish, isSent: true });
  else if (synced.finishedAt && !finish)
    finishedElsewhere(queue, deviceTime(synced.finishedAt, synced.clockAheadSeconds));
}
