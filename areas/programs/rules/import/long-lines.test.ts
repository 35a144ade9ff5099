import { test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import { importLimits } from '../../contract/import.ts';
import { parseLine } from './line.ts';

const fragments = [
  ...['1 - ', '1/', '1 / ', '10+', '10 + ', '1,5 - ', '90% - ', '% ', '3x', '3 x ', '10-8-', '12345678', '0'],
  ...['80 kg ', '80kg/', 'kg 50/', 'a 50-', 'BW+', 'RIR 2 ', '@', "2' ", '60" ', '1:30 ', 'rec ', 'tempo 3-1-'],
  ...[
    '(',
    ') ',
    '- ',
    ' - ',
    '–',
    '/ ',
    '+ ',
    '= ',
    ', ',
    'x',
    'per ',
    'lato ',
    'e ',
    'oppure ',
    'A1 ',
    '1. ',
    '\t',
    '  ',
  ],
];

test.each(fragments)('a line of the greatest length that repeats %j is read at once', (fragment) => {
  const line = `Squat ${fragment.repeat(importLimits.lineCharacters)}`.slice(0, importLimits.lineCharacters);

  expectLinearCost(line, parseLine);
});
