import { createWriteStream, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** A food or a cell that was not imported as it is written. */
export interface Reject {
  line: number;
  ref: string;
  /** Empty when the whole food was left out. */
  field: string;
  value: string;
  reason: string;
}

export interface RejectFile {
  /** Where the rows are: beside the source, or in the temporary folder when that cannot be written. */
  path(): string;
  write(rejects: readonly Reject[]): Promise<void>;
  close(): Promise<void>;
}

const header = 'line,food,field,value,reason\n';
const maxValue = 200;

/** A CSV file beside the source, created with its first row. An import that continues adds to the file. */
export function openRejectFile(source: string, { isContinued }: { isContinued: boolean }): RejectFile {
  let path = `${source}.rejected.csv`;
  let stream: WriteStream | undefined;
  const open = async () => {
    const created = createWriteStream(path, { flags: isContinued ? 'a' : 'w' });
    await once(created, 'open');
    if (!isContinued) created.write(header);
    return created;
  };
  const openSomewhere = () =>
    open().catch((error: NodeJS.ErrnoException) => {
      if (!/^(EACCES|EPERM|EROFS)$/.test(error.code ?? '')) throw error;
      path = join(tmpdir(), basename(path));
      return open();
    });
  return {
    path: () => path,
    write: async (rejects) => {
      if (rejects.length === 0) return;
      stream ??= await openSomewhere();
      if (!stream.write(rejects.map(lineOf).join(''))) await once(stream, 'drain');
    },
    close: async () => {
      if (!stream) return;
      stream.end();
      await once(stream, 'close');
    },
  };
}

function lineOf({ line, ref, field, value, reason }: Reject): string {
  return `${[String(line), ref, field, value.slice(0, maxValue), reason].map(cellOf).join(',')}\n`;
}

/** A text in front of which a spreadsheet would see a formula gets an apostrophe. */
function cellOf(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a line of the file must stay one line.
  const line = text.toWellFormed().replaceAll(/[\u0000-\u001f\u007f]+/g, ' ');
  const safe = /^[=+@-]/.test(line) ? `'${line}` : line;
  return /[",']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
