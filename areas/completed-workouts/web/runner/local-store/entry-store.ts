import { createEntryStore } from '#shell/web/device-store/entry-store.ts';
import { withCurrentNames } from './stored-names.ts';

/** Entries of logged workouts. Each set has an entry of its own, so that two tabs never overwrite each other's sets. */
export const {
  writeEntry,
  removeEntry,
  readEntry,
  entryKeys,
  isInMemoryOnly,
  restoreEntries,
  subscribeToEntries,
  notifySubscribers,
} = createEntryStore({ prefix: 'workout.', database: 'forma-workouts', upgrade: withCurrentNames });
