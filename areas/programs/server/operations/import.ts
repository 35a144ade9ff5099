import { matchNames } from '#areas/exercises/server/public.ts';
import type { ImportPreview } from '../../contract/import.ts';
import { rowsOf } from '../../rules/import/parse-result.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { TransientUpload } from '#shell/server/files/transient-upload.ts';
import type { ImportInput } from '../import/parse-content.ts';
import { parseImport } from '../import/parse-import.ts';
import { readProgramSettings } from './settings.ts';

/** Parses pasted text and matches its exercises. Nothing is written. */
export async function previewText(
  scope: Scope,
  { text, isTyped = false }: { text: string; isTyped?: boolean | undefined },
): Promise<{ preview: ImportPreview }> {
  return previewOf(scope, { content: Buffer.from(text), isTyped });
}

/** Parses a CSV, XLSX or text file and matches its exercises. Nothing is written. */
export async function previewFile(
  scope: Scope,
  { file }: { file: TransientUpload },
): Promise<{ preview: ImportPreview }> {
  return previewOf(scope, { content: file.content, isTyped: false });
}

async function previewOf(scope: Scope, input: ImportInput): Promise<{ preview: ImportPreview }> {
  const { title, weeks, notices } = await parseImport(scope, input);
  const rows = rowsOf(weeks).filter((row) => !row.isLeftOut);
  const names = [...new Set(rows.map(({ name }) => name))];
  const [matches, settings] = await Promise.all([matchNames(scope, names), readProgramSettings(scope)]);
  const matched = [...matches].map(([name, match]) => ({ name, ...match }));
  return { preview: { title, weeks, names: matched, restSeconds: settings.defaultRestSeconds, notices } };
}
