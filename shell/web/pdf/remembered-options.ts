import type { PdfOptionValues } from './queries.ts';

/** Options of a kind of document that this device remembers from the last time. */
export interface RememberedOptions {
  /** Name of the kind of document. */
  kind: string;
  /** Names of the options that do not depend on the record. */
  names: readonly string[];
}

/** The options that were chosen the last time, without those with their default value. */
export function readRemembered({ kind, names }: RememberedOptions): PdfOptionValues {
  const stored: unknown = JSON.parse(localStorage.getItem(keyOf(kind)) ?? '{}');
  return Object.fromEntries(Object.entries(stored as object).filter(([name]) => names.includes(name)));
}

export function remember(options: RememberedOptions, change: PdfOptionValues): void {
  const { kind, names } = options;
  const next = Object.entries({ ...readRemembered(options), ...change });
  const chosen = next.filter(([name, value]) => names.includes(name) && value !== undefined);
  localStorage.setItem(keyOf(kind), JSON.stringify(Object.fromEntries(chosen)));
}

function keyOf(kind: string): string {
  return `pdf-options ${kind}`;
}
