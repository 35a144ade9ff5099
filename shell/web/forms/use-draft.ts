import { useState } from 'react';
import { readDraft, saveDraft } from './drafts.ts';

/** State of a form that survives a reload of the tab. Without a key it is not stored. */
export function useDraft<Values extends object>(key: string | undefined, initial: () => Values) {
  const [values, setValues] = useState<Values>(() => ({ ...initial(), ...readDraft<Values>(key) }));
  function change(next: Values): void {
    saveDraft(key, next as Record<string, unknown>);
    setValues(next);
  }
  return [values, change] as const;
}
