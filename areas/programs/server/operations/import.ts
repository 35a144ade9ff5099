import { matchNames } from '#areas/exercises/server/public.ts';
import type { ImportPreview } from '../../contract/import.ts';
import { rowsOf } from '../../rules/import/parse-result.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { TransientUpload } from '#shell/server/files/transient-upload.ts';
import { parseImport } from '../import/parse-import.ts';
import { readProgramSettings } from './settings.ts';

/** Parses pasted text and matches its exercises. Nothing is written. */
export async function previewText(scope: Scope, { text }: { text: string }): Promise<{ preview: ImportPreview }> {
  return previewOf(scope, Buffer.from(text));
}

/** Parses a CSV, XLSX or text file and matches its exercises. Nothing is written. */
export async function previewFile(
  scope: Scope,
  { file }: { file: TransientUpload },
): Promise<{ preview: ImportPreview }> {
  return previewOf(scope, file.content);
}

async function previewOf(scope: Scope, content: Uint8Array): Promise<{ preview: ImportPreview }> {
  const { title, weeks, notices } = await parseImport(content);
  const rows = rowsOf(weeks).filter((row) => !row.isLeftOut);
  const names = [...new Set(rows.map(({ name }) => name))];
  const [matches, settings] = await Promise.all([matchNames(scope, names), readProgramSettings(scope)]);
  const matched = [...matches].map(([name, match]) => ({ name, ...match }));
  return { preview: { title, weeks, names: matched, restSeconds: settings.defaultRestSeconds, notices } };
}
