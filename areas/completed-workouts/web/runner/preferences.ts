import { createAtom } from '#shell/web/atom.ts';

/** A setting of this device, stored under `runner.<name>`; without storage it lasts as long as the page. */
function createPreference<T>(name: string, initial: T) {
  const key = `runner.${name}`;
  const atom = createAtom<T>(readStored(key) ?? initial);
  return {
    ...atom,
    set(value: T): void {
      atom.set(value);
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Storage is full or disabled: the value is stored in memory only.
      }
    },
  };
}

export const isMuted = createPreference('isMuted', false);
export const notificationsPrompted = createPreference('noticesAsked', false);
/** Weight of the user's bar, in kg; null for the bar in the coach's settings. */
export const ownBarKg = createPreference<number | null>('barKg', null);

function readStored<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}
