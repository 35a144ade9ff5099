import { z } from 'zod';
import { ImportPreview } from '../../contract/import.ts';
import type { Importing } from './importing.ts';

const Kept = z.object({
  userId: z.string(),
  text: z.string(),
  fileName: z.string().nullable(),
  step: z.enum(['source', 'preview', 'place']),
  preview: ImportPreview.nullable(),
  choices: z.record(z.string(), z.object({ id: z.string(), name: z.string() })),
  sure: z.array(z.string()),
});

/** What an import is for: a new program, or weeks of the one that is open. */
export function keptName(programId: string | null): string {
  return `draft.import.${programId ?? 'new'}`;
}

/** Kept on this device, for the person who typed it. */
export function keepImport(name: string, userId: string, importing: Importing): void {
  if (importing.text === '' && importing.preview === null) {
    forgetImport(name);
    return;
  }
  try {
    localStorage.setItem(name, JSON.stringify({ ...importing, userId }));
  } catch {
    // Too much for the device: at least the text that was typed is kept.
    const { text } = importing;
    tryToKeep(name, { text, fileName: null, step: 'source', preview: null, choices: {}, sure: [], userId });
  }
}

function tryToKeep(name: string, value: object): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    localStorage.removeItem(name);
  }
}

export function forgetImport(name: string): void {
  localStorage.removeItem(name);
}

export function findKeptImport(name: string, userId: string): Importing | null {
  try {
    const { userId: owner, ...importing } = Kept.parse(JSON.parse(localStorage.getItem(name) ?? ''));
    return owner === userId ? importing : null;
  } catch {
    return null;
  }
}
