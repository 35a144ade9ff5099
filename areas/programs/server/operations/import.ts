import { matchNames } from '#areas/exercises/server/public.ts';
import type { ImportPreview } from '../../contract/import.ts';
import { rowsOf } from '../../rules/import/parse-result.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { TransientUpload } from '#shell/server/files/transient-upload.ts';
import { parseImport } from '../import/parse-import.ts';
import { readProgramSettings } from './settings.ts';

/** What pasted text would become. Nothing is written. */
export async function previewText(scope: Scope, { text }: { text: string }): Promise<{ preview: ImportPreview }> {
  return previewOf(scope, Buffer.from(text));
}

/** What a file would become: CSV, XLSX or text, judged by its content. Nothing is written. */
export async function previewFile(
  scope: Scope,
  { file }: { file: TransientUpload },
): Promise<{ preview: ImportPreview }> {
  return previewOf(scope, file.content);
}

async function previewOf(scope: Scope, content: Uint8Array): Promise<{ preview: ImportPreview }> {
  const { title, weeks, notices } = await parseImport(content);
  const called = rowsOf(weeks).filter((row) => !row.isLeftOut);
  const names = [...new Set(called.map(({ name }) => name))];
  const [matches, settings] = await Promise.all([matchNames(scope, names), readProgramSettings(scope)]);
  const matched = [...matches].map(([name, match]) => ({ name, ...match }));
  return { preview: { title, weeks, names: matched, restSeconds: settings.defaultRestSeconds, notices } };
}
