const prefix = 'draft.';

/** What is being typed, for this tab only. Passwords are never kept. */
export function saveDraft(name: string | undefined, values: Record<string, unknown>): void {
  if (!name) return;
  const safe = Object.entries(values).filter(([field]) => !/password/i.test(field));
  sessionStorage.setItem(prefix + name, JSON.stringify(Object.fromEntries(safe)));
}

export function readDraft<Values>(name: string | undefined): Partial<Values> | null {
  const kept = name && sessionStorage.getItem(prefix + name);
  return kept ? (JSON.parse(kept) as Partial<Values>) : null;
}

export function clearDraft(name: string | undefined): void {
  if (name) sessionStorage.removeItem(prefix + name);
}

export function clearDrafts(): void {
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(prefix)) sessionStorage.removeItem(name);
  }
}
