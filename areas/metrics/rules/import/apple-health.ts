import { AppleHealthError, createAppleValues } from './apple-values.ts';

/** More than any tag of an export; a longer one is an attempt to fill the memory. */
const maxTagCharacters = 100_000;
/** The document type at the beginning of an export has 8,000 characters. */
const maxHeadCharacters = 200_000;

const recordStart = '<Record ';
const rootStart = '<HealthData';
const rootEnd = '</HealthData>';

export interface AppleHealthReader {
  /** Reads the next part of export.xml. */
  push(text: string): void;
  /** The values as a table that `readTable` reads. */
  end(): string;
}

/**
 * Reads the body measurements and steps in the export.xml of Apple Health while the file is streamed: only these values and one
 * unfinished tag are in memory. Tags are found by their text, because exports of some releases are not valid XML; entities are not
 * resolved, and a file that declares some is refused.
 */
export function createAppleHealthReader(): AppleHealthReader {
  const values = createAppleValues();
  let rest = '';
  let line = 1;
  let isInRoot = false;
  let isEnded = false;

  function readHead(): boolean {
    const start = rest.indexOf(rootStart);
    const head = start === -1 ? rest : rest.slice(0, start);
    if (head.includes('<!ENTITY')) throw new AppleHealthError('entities');
    if (start !== -1) return true;
    if (rest.length > maxHeadCharacters || !/^\uFEFF?\s*</.test(`${rest}<`)) throw new AppleHealthError('not_apple');
    return false;
  }

  function readRecords(): void {
    let read = 0;
    for (let start = rest.indexOf(recordStart); start !== -1; start = rest.indexOf(recordStart, start)) {
      const end = tagEnd(rest, start);
      if (end === -1) {
        if (rest.length - start > maxTagCharacters) throw new AppleHealthError('damaged');
        advance(read, start);
        return;
      }
      line += linesIn(rest, read, start);
      read = start;
      values.add(rest.slice(start, end), line);
      start = end;
    }
    if (rest.includes(rootEnd)) isEnded = true;
    // A tag may be divided between two parts.
    advance(read, Math.max(rest.length - rootEnd.length, read));
  }

  function advance(counted: number, to: number): void {
    line += linesIn(rest, counted, to);
    rest = rest.slice(to);
  }

  return {
    push: (text) => {
      rest += text;
      if (!isInRoot) isInRoot = readHead();
      if (isInRoot) readRecords();
    },
    end: () => {
      if (!isInRoot) throw new AppleHealthError('not_apple');
      if (!isEnded) throw new AppleHealthError('cut');
      return values.toTable();
    },
  };
}

/** Position after the tag; -1 when it is not complete. A `>` in quotes does not end it. */
function tagEnd(text: string, start: number): number {
  let from = start;
  for (;;) {
    const end = text.indexOf('>', from);
    const quote = text.indexOf('"', from);
    if (end === -1 || (quote !== -1 && quote < end && text.indexOf('"', quote + 1) === -1)) return -1;
    if (quote === -1 || quote > end) return end + 1;
    from = text.indexOf('"', quote + 1) + 1;
  }
}

function linesIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
