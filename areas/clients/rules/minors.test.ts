import { expect, test } from 'vitest';
import { isFullName, isMinorOn, isSameName } from './minors.ts';

test('a client is a minor until the day before their eighteenth birthday', () => {
  expect(isMinorOn('2026-11-25', '2008-11-26')).toBe(true);
  expect(isMinorOn('2026-11-26', '2008-11-26')).toBe(false);
  expect(isMinorOn('2026-02-28', '2008-02-29')).toBe(true);
  expect(isMinorOn('2026-03-01', '2008-02-29')).toBe(false);
  expect(isMinorOn('2026-11-26', null)).toBe(false);
});

test('a full name has a first and a last name', () => {
  for (const name of ['Anna Neri', 'Bo Li', 'D. Àlvarez', '王 芳']) expect(isFullName(name), name).toBe(true);
  for (const name of [null, '', 'Anna', 'mamma', 'Anna 2', '- -']) expect(isFullName(name), String(name)).toBe(false);
});

test('two names are the same whatever their case, accents, signs and order of words', () => {
  for (const name of ['Nina Neri', 'NERI nina', ' Nina  Néri ', 'Neri, Nina', 'Nina-Neri'])
    expect(isSameName(name, 'Nina Neri'), name).toBe(true);
  expect(isSameName("Nicolo' D'Angelo", 'D’Angelo Nicolò')).toBe(true);
  for (const name of ['Carla Neri', 'Nina Maria Neri', 'Nina', '', '- -'])
    expect(isSameName(name, 'Nina Neri'), name).toBe(false);
  expect(isSameName('- -', '. .')).toBe(false);
});
