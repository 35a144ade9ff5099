import type { UsedAliment } from '#areas/aliments/contract.ts';
import { createEntryStore } from '#shell/web/device-store/entry-store.ts';
import type { Drink, MealEntry, MealReport, ShoppingChoice, ShoppingTick } from '../../contract.ts';
import { dietPrefix } from './sync-needed.ts';

/** `rejected`: the server refused it; it stays on the device until the client has seen why. */
type LocalState = 'pending' | 'rejected';

export interface LocalReport {
  report: MealReport;
  /** The foods of its swaps, to be shown before the server has the report. */
  aliments: UsedAliment[];
  /** The states that were shown of the meal at each change; missing in reports that an earlier version of the app stored. */
  knownStates?: Pick<MealEntry, 'state' | 'swaps'>[] | undefined;
  /** What was shown of the meal first, in reports that the release before this one stored. */
  known?: Pick<MealEntry, 'state' | 'swaps'> | undefined;
  state: LocalState;
  /** Code of a problem, or the message of the server. */
  rejection?: string;
}

/** A meal of a date. */
export interface MealRef {
  date: string;
  mealId: string;
}

/** What was reported about a meal and gave way to another report: the state with its swaps, the note, or both. */
export interface OtherVersion extends MealRef {
  eaten?: Pick<MealEntry, 'state' | 'swaps'>;
  note?: string;
}

export interface LocalDrink {
  drink: Drink;
  state: LocalState;
  rejection?: string;
}

export interface LocalPicture {
  id: string;
  date: string;
  mealId: string;
  state: LocalState;
  rejection?: string;
}

/** What this device has not sent yet, what was refused, and what gave way and was not dismissed by the client. */
export interface LocalDiet {
  reports: LocalReport[];
  drinks: LocalDrink[];
  pictures: LocalPicture[];
  ticks: ShoppingTick[];
  shopping: ShoppingChoice | null;
  otherVersions: OtherVersion[];
}

const { writeEntry, readEntry, removeEntry, entryKeys, restoreEntries, isInMemoryOnly, subscribeToEntries } =
  createEntryStore({ prefix: dietPrefix, database: 'forma-diet' });

export { restoreEntries };

export type DietStore = ReturnType<typeof createDietStore>;

/**
 * What a client reports on this device. Each meal, drink, picture and tick has an entry of its own, so that two tabs never
 * overwrite each other's.
 */
export function createDietStore(clientId: string) {
  const keyPrefix = `${clientId}.`;
  const keyOf = (kind: string, id: string) => `${keyPrefix}${kind}.${id}`;
  const all = <Entry>(kind: string) => entryKeys(keyOf(kind, '')).flatMap((key) => readEntry<Entry>(key) ?? []);
  const mealKey = (kind: string, { date, mealId }: MealRef) => keyOf(kind, `${date}.${mealId}`);
  const reportKey = (meal: MealRef) => mealKey('meal', meal);
  const otherKey = (meal: MealRef) => mealKey('other', meal);

  return {
    clientId,
    keyPrefix,
    read: (): LocalDiet => ({
      reports: all<LocalReport>('meal'),
      drinks: all<LocalDrink>('drink'),
      pictures: all<LocalPicture>('picture'),
      ticks: all<ShoppingTick>('tick'),
      shopping: readEntry<ShoppingChoice>(keyOf('shopping', 'choice')),
      otherVersions: all<OtherVersion>('other'),
    }),
    findReport: (meal: MealRef) => readEntry<LocalReport>(reportKey(meal)),
    saveReport: (local: LocalReport) => writeEntry(reportKey(local.report), local),
    deleteReport: (meal: MealRef) => removeEntry(reportKey(meal)),
    findOtherVersion: (meal: MealRef) => readEntry<OtherVersion>(otherKey(meal)),
    saveOtherVersion: (other: OtherVersion) => writeEntry(otherKey(other), other),
    deleteOtherVersion: (meal: MealRef) => removeEntry(otherKey(meal)),
    findDrink: (id: string) => readEntry<LocalDrink>(keyOf('drink', id)),
    saveDrink: (local: LocalDrink) => writeEntry(keyOf('drink', local.drink.id), local),
    deleteDrink: (id: string) => removeEntry(keyOf('drink', id)),
    savePicture: (picture: LocalPicture) => writeEntry(keyOf('picture', picture.id), picture),
    deletePicture: (id: string) => removeEntry(keyOf('picture', id)),
    findTick: (alimentId: string) => readEntry<ShoppingTick>(keyOf('tick', alimentId)),
    saveTick: (tick: ShoppingTick) => writeEntry(keyOf('tick', tick.alimentId), tick),
    deleteTick: (alimentId: string) => removeEntry(keyOf('tick', alimentId)),
    findShopping: () => readEntry<ShoppingChoice>(keyOf('shopping', 'choice')),
    saveShopping: (choice: ShoppingChoice) => writeEntry(keyOf('shopping', 'choice'), choice),
    deleteShopping: () => removeEntry(keyOf('shopping', 'choice')),
    isInMemoryOnly: () => isInMemoryOnly(keyPrefix),
    subscribe: (handle: () => void) =>
      subscribeToEntries((key) => {
        if (key === '' || key.startsWith(keyPrefix)) handle();
      }),
  };
}

/**
 * Deletes on logout what is of no use any more. What is unsent, and what gave way to another report, stays until its
 * client logs in on this device again; only refused parts are deleted.
 */
export function clearRejected(): void {
  for (const key of entryKeys('')) if (readEntry<{ state?: LocalState }>(key)?.state === 'rejected') removeEntry(key);
}
