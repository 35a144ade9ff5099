import { type Delimiter, delimiterOf } from '../../rules/import/delimiters.ts';
import { headerIn } from '../../rules/import/columns.ts';
import type { Imported } from '../../rules/import/imported.ts';
import { readLine } from '../../rules/import/line.ts';
import { readTable } from '../../rules/import/table.ts';
import { readText } from '../../rules/import/text.ts';
import { saysHowMuch } from '../../rules/import/values.ts';
import { importLimits } from '../../contract/import.ts';
import { decoded } from '#shell/server/files/tables/decode.ts';
import { rowsIn } from '#shell/server/files/tables/delimited.ts';
import { Unreadable } from '#shell/server/files/tables/refusal.ts';

/** Reads a file by what is in it, whatever it is called: a workbook, a delimited table or plain text. */
export async function readContent(content: Uint8Array): Promise<Imported> {
  if (isArchive(content)) {
    const { sheetsIn } = await import('./workbook.ts');
    return readTable(await sheetsIn(content));
  }
  const text = decoded(content);
  refuseTooManyLines(text);
  const delimiter = delimiterOf(text);
  if (!delimiter) return readText(text);
  const rows = rowsIn(text, delimiter);
  return isProse(rows, text, delimiter) ? readText(text) : readTable([{ name: null, rows }]);
}

function isArchive(content: Uint8Array): boolean {
  return content[0] === 0x50 && content[1] === 0x4b && (content[2] === 3 || content[2] === 5);
}

/** Before anything is taken apart. */
function refuseTooManyLines(text: string): void {
  const lines = text.split('\n').filter((line) => /[^\s;,|]/.test(line)).length;
  if (lines > importLimits.lines) throw new Unreadable('import_too_many_lines', { lines });
}

/** "Squat 4x8, rec 90, RIR 2": commas, but each line says it all by itself and no row is a header. */
function isProse(rows: readonly string[][], text: string, delimiter: Delimiter): boolean {
  if (delimiter === '\t' || rows.slice(0, 30).some((row) => headerIn(row) !== null)) return false;
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 50);
  const whole = lines.filter((line) => readLine(line.slice(0, importLimits.lineCharacters)).some(saysHowMuch));
  return whole.length > lines.length / 2;
}
