import { useState } from 'react';
import { plainDateInZone, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import type { Subject } from '#shell/web/api/subject.ts';
import { clearDraft, readDraft, saveDraft } from '#shell/web/forms/drafts.ts';
import { useMe } from '#shell/web/session.ts';
import type { EntryValues } from './ValueField.tsx';

export interface RecordDraft extends Record<string, unknown> {
  /** Sent with the values, so that a repeated request stores them once. */
  id: string;
  day: string;
  note: string;
  /** By metric. */
  entries: Record<string, EntryValues>;
}

/** What was typed, which survives closing the dialog and a reload. */
export function useRecordDraft({ clientId }: Subject) {
  const { timeZone, clientId: ownId } = useMe();
  // Another client may log in here after a session that ended without a logout.
  const key = `metrics.${clientId ?? ownId}`;
  const [draft, setDraft] = useState<RecordDraft>(() => ({
    ...{ id: newId(), day: todayIn(timeZone), note: '', entries: {} },
    ...readDraft<RecordDraft>(key),
  }));

  function change(changes: Partial<RecordDraft>): void {
    const next = { ...draft, ...changes };
    setDraft(next);
    saveDraft(key, next);
  }

  return { draft, change, clear: () => clearDraft(key) };
}

/**
 * The instant of a value that is typed now, if the present moment is on its day, otherwise null: then the time is not known. With the
 * clock of the device, by which the server corrects a wrong one.
 */
export function momentOn(day: string, timeZone: string): { measuredAt: string | null; sentAt: string | null } {
  const now = new Date().toISOString();
  const measuredAt = plainDateInZone(now, timeZone) === day ? now : null;
  return { measuredAt, sentAt: measuredAt };
}
