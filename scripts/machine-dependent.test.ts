import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forma-lint-'));

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** The lines that the rule reports. */
function reported(lines: string[]): string[] {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'sample.ts'), lines.join('\n'));
  const plugins = [path.resolve('scripts/machine-dependent.grit')];
  fs.writeFileSync(path.join(folder, 'biome.json'), JSON.stringify({ plugins, linter: { rules: { preset: 'none' } } }));
  const command = [path.resolve('node_modules/@biomejs/biome/bin/biome'), 'lint', '--reporter=github', '.'];
  const { stdout } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  const numbers = [...stdout.matchAll(/,line=(\d+),/g)].map(([, number]) => Number(number));
  return [...new Set(numbers)].sort((one, other) => one - other).map((number) => lines[number - 1] ?? '');
}

const parts = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'];

test('days and times in the zone of the machine are refused, whether they are read or set', () => {
  const read = parts.map((part) => `new Date(0).get${part}();`);
  const set = parts.filter((part) => part !== 'Day').map((part) => `new Date(0).set${part}(1);`);
  const others = ['new Date(0).getYear();', 'new Date(0).getTimezoneOffset();', "'i'.toLocaleUpperCase();"];
  const refused = [...read, ...set, ...others, "'a'.localeCompare('b');", 'new Intl.NumberFormat();'];

  expect(reported(refused)).toEqual(refused);
});

test('the same in UTC, the instant itself and functions of other names are allowed', () => {
  const inUtc = parts.map((part) => `new Date(0).getUTC${part}();`);
  const others = ['new Date(0).getTime();', 'new Date(0).setTime(1);', "new Intl.NumberFormat('it');"];

  expect(reported([...inUtc, ...others, 'const setDate = (day: string) => day;', "setDate('2026-11-23');"])).toEqual(
    [],
  );
});
