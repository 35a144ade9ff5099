import { createAtom } from '#shell/web/atom.ts';

/** Of the device, not of the person: what the gym around it needs. Where nothing can be kept, it lasts for this page. */
function kept<T>(name: string, first: T) {
  const key = `runner.${name}`;
  const value = createAtom<T>(read(key) ?? first);
  return {
    get: value.get,
    use: value.use,
    set(next: T): void {
      value.set(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // This page still knows it.
      }
    },
  };
}

export const isMuted = kept('isMuted', false);
/** Asked once; whoever says no is left alone. */
export const notificationsPrompted = kept('noticesAsked', false);
/** The bar this gym has, in kg; null: the one of the settings. */
export const ownBarKg = kept<number | null>('barKg', null);

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}
