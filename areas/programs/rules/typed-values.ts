import { printedValues } from './import/format-row.ts';
import { parseLine } from './import/line.ts';

/** What the import reads in the values typed behind a name, and the text that it leaves for the note. */
export function readTypedValues(name: string, values: string): { read: string; note: string } {
  const rows = values === '' ? [] : parseLine(`${name} ${values}`, 'typed');
  return {
    read: rows.map(printedValues).filter(Boolean).join(' + '),
    note: rows
      .map(({ info }) => info)
      .filter(Boolean)
      .join(' · '),
  };
}
