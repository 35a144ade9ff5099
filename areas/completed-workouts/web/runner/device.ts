const prefix = 'workout.';

/** Where the device refuses to keep anything (private mode, full disk), this page keeps it until it is sent. */
const onThisPage = new Map<string, string>();
const followers = new Set<(name: string) => void>();

/** One entry a set, never one for all of them: two tabs writing at once then overwrite nothing of each other. */
export function writeEntry(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(prefix + name, text);
    onThisPage.delete(name);
  } catch {
    onThisPage.set(name, text);
  }
  tell(name);
}

export function removeEntry(name: string): void {
  onThisPage.delete(name);
  localStorage.removeItem(prefix + name);
  tell(name);
}

export function readEntry<T>(name: string): T | null {
  const text = onThisPage.get(name) ?? localStorage.getItem(prefix + name);
  if (!text) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

/** The names that begin like this, in their order. */
export function entryNames(beginning: string): string[] {
  const kept = Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
  return [...new Set([...kept, ...onThisPage.keys()])].filter((name) => name.startsWith(beginning)).toSorted();
}

/** True while something would not outlive this page. */
export function isOnThisPageOnly(beginning: string): boolean {
  return [...onThisPage.keys()].some((name) => name.startsWith(beginning));
}

/** Hears what this tab writes and, through the browser, what the others do. */
export function followEntries(hear: (name: string) => void): () => void {
  if (followers.size === 0) window.addEventListener('storage', hearOtherTabs);
  followers.add(hear);
  return () => {
    followers.delete(hear);
    if (followers.size === 0) window.removeEventListener('storage', hearOtherTabs);
  };
}

function hearOtherTabs({ key }: StorageEvent): void {
  if (key === null) tell('');
  else if (key.startsWith(prefix)) tell(key.slice(prefix.length));
}

/** An empty name: everything changed. */
function tell(name: string): void {
  for (const hear of [...followers]) hear(name);
}
