import type { NoticeDraft } from '../contract.ts';
import { plainDateInZone } from '#shell/common/dates.ts';
import { chosenInstant } from '#shell/common/local-time.ts';

/** A later time is a mistyped year. */
const maxDaysAhead = 366;

type Times = Pick<NoticeDraft, 'publication' | 'publishOn' | 'publishTime' | 'timeZone' | 'expiresOn'>;

interface Context {
  /** That of the account. */
  timeZone: string;
  now: Date;
  /** The stored instant of the notice. */
  present: string | null;
}

/** When a saved notice is published, or the problem of its times. */
export type Publication =
  | { kind: 'now' | 'draft' }
  | { kind: 'later'; instant: Date }
  | { kind: 'problem'; name: 'publication_missing' | 'publication_past' | 'publication_far' | 'expires_before' };

/**
 * Converts the chosen time to an instant. A time that a clock change skips is an hour later; one that occurs twice is the first,
 * unless the notice has the second.
 */
export function publicationOf(times: Times, { timeZone, now, present }: Context): Publication {
  const { publication, publishOn, publishTime, expiresOn } = times;
  if (publication === 'later' && (!publishOn || !publishTime)) return { kind: 'problem', name: 'publication_missing' };
  const chosen =
    publication === 'later' ? chosenInstant(`${publishOn}T${publishTime}`, times.timeZone ?? timeZone, present) : now;
  if (chosen < now) return { kind: 'problem', name: 'publication_past' };
  if (chosen.getTime() > now.getTime() + maxDaysAhead * 86_400_000) return { kind: 'problem', name: 'publication_far' };
  if (expiresOn && expiresOn < plainDateInZone(chosen.toISOString(), timeZone))
    return { kind: 'problem', name: 'expires_before' };
  return publication === 'later' ? { kind: publication, instant: chosen } : { kind: publication };
}
