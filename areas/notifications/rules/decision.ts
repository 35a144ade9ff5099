import type { Mode } from '../contract/channels.ts';
import { type KindName, kindOf } from '../contract/kinds.ts';
import type { Digest, QuietHours } from '../contract/settings.ts';
import { nextDigest, quietUntil } from './quiet-hours.ts';

/** A person at the moment of sending. */
export interface Reader {
  /** Uses the app: active within the last 60 seconds in the account of the notification. */
  isActive: boolean;
  mutedUntil: string | null;
  isMailOff: boolean;
  quiet: QuietHours;
  digest: Digest;
  timeZone: string;
  devices: number;
}

/** A notification whose delivery is due. `mode` is the present setting for its kind on the channel. */
export interface DueDelivery {
  kind: KindName;
  isRead: boolean;
  isInApp: boolean;
  /** By a withdrawn consent of the client. */
  isHidden: boolean;
  isConversationMuted: boolean;
  mode: Mode;
  createdAt: string;
  /** The instant from which what it announces is over; null without one. */
  endsAt: Date | null;
}

export type Decision =
  | { kind: 'send' }
  | { kind: 'wait'; until: Date; isQuiet: boolean }
  | {
      kind: 'skip';
      outcome: 'hidden' | 'read' | 'over' | 'muted' | 'conversation_muted' | 'active' | 'off' | 'no_device';
    };

const activeWaitMs = 2 * 60_000;

/**
 * Whether a push is sent now. Reading, the setting and the person's presence are looked at now and not when it was queued,
 * because most of what is queued is read meanwhile. An urgent one, which is about the health of a client,
 * passes quiet hours and a mute.
 */
export function decidePush(due: DueDelivery, reader: Reader, now: Date): Decision {
  if (due.isHidden) return { kind: 'skip', outcome: 'hidden' };
  if (due.isRead) return { kind: 'skip', outcome: 'read' };
  if (due.mode === 'off') return { kind: 'skip', outcome: 'off' };
  if (isOver(due, now)) return { kind: 'skip', outcome: 'over' };
  const { isUrgent = false } = kindOf(due.kind);
  if (isMuted(reader, now) && !isUrgent) return { kind: 'skip', outcome: 'muted' };
  if (due.isConversationMuted) return { kind: 'skip', outcome: 'conversation_muted' };
  if (reader.devices === 0) return { kind: 'skip', outcome: 'no_device' };
  if (due.isInApp && reader.isActive) return { kind: 'skip', outcome: 'active' };
  const until = isUrgent ? null : quietUntil(reader.quiet, now, reader.timeZone);
  return until ? { kind: 'wait', until, isQuiet: true } : { kind: 'send' };
}

/**
 * Whether a mail is sent now. It waits for the first summary after its creation if the setting says so, and otherwise while
 * the person uses the app, where they see the notification.
 */
export function decideMail(due: DueDelivery, reader: Reader, now: Date): Decision {
  const { isFixed, isUrgent } = kindOf(due.kind);
  if (due.isHidden) return { kind: 'skip', outcome: 'hidden' };
  if (due.isRead) return { kind: 'skip', outcome: 'read' };
  if (due.mode === 'off' || (reader.isMailOff && !isFixed)) return { kind: 'skip', outcome: 'off' };
  if (isOver(due, now)) return { kind: 'skip', outcome: 'over' };
  if (isMuted(reader, now) && !isFixed && !isUrgent) return { kind: 'skip', outcome: 'muted' };
  if (due.isConversationMuted) return { kind: 'skip', outcome: 'conversation_muted' };
  if (due.mode === 'digest') {
    const until = nextDigest(reader.digest, new Date(due.createdAt), reader.timeZone);
    return until > now ? { kind: 'wait', until, isQuiet: false } : { kind: 'send' };
  }
  if (due.isInApp && reader.isActive)
    return { kind: 'wait', until: new Date(now.getTime() + activeWaitMs), isQuiet: false };
  return { kind: 'send' };
}

function isOver({ endsAt }: DueDelivery, now: Date): boolean {
  return endsAt !== null && endsAt <= now;
}

function isMuted({ mutedUntil }: Reader, now: Date): boolean {
  return mutedUntil !== null && Date.parse(mutedUntil) > now.getTime();
}
