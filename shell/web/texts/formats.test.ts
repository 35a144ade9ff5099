import { beforeEach, describe, expect, test } from 'vitest';
import {
  formatDistance,
  formatSetTime,
  formatDate,
  formatMonth,
  formatNumber,
  formatPercent,
  formatRelativeDate,
  formatShortWeekday,
  formatTime,
  formatWeight,
} from './formats.ts';
import { setCurrentLanguage } from './language.ts';
import { formatBodyWeight } from './units.ts';
import { setCurrentTimeZone } from './time-zone.ts';

describe('in Italian', () => {
  beforeEach(() => setCurrentLanguage('it'));

  test('a calendar day is 20 nov 2026 in every time zone', () => {
    expect(formatDate('2026-11-20', 'America/Los_Angeles')).toBe('20 nov 2026');
  });

  test('an instant is shown in the time zone of the account, or in the one asked for', () => {
    setCurrentTimeZone('Pacific/Kiritimati');

    expect(formatDate('2026-11-20T17:30:00.000Z')).toBe('21 nov 2026');
    expect(formatTime('2026-11-20T17:30:00.000Z')).toBe('07:30');
    expect(formatTime('2026-11-20T17:30:00.000Z', 'Europe/Rome')).toBe('18:30');
    expect(formatDate('2026-11-20T23:30:00.000Z', 'Europe/Rome')).toBe('21 nov 2026');
  });

  test('numbers have a decimal comma, and a dot from four digits on', () => {
    expect(formatWeight(82.5)).toBe('82,5\u00A0kg');
    expect(formatNumber(1500, 0)).toBe('1.500');
    expect(formatPercent(0.42)).toBe('42%');
  });

  test('the day before is "ieri", by midnight in Rome', () => {
    expect(formatRelativeDate('2026-11-19T22:30:00.000Z', '2026-11-20T06:00:00.000Z', 'Europe/Rome')).toBe('ieri');
    expect(formatRelativeDate('2026-11-20', '2026-11-20T06:00:00.000Z', 'Europe/Rome')).toBe('oggi');
    expect(formatRelativeDate('2026-11-01', '2026-11-20T06:00:00.000Z', 'Europe/Rome')).toBe('1 nov 2026');
  });
});

test('in English the decimal separator is a dot and the month has its English name', () => {
  setCurrentLanguage('en');

  expect(formatDate('2026-09-20')).toBe('20 Sep 2026');
  expect(formatWeight(1082.5)).toBe('1,082.5\u00A0kg');
});

test('a line does not break between a number and its unit', () => {
  const texts = [formatWeight(330), formatDistance(400), formatDistance(5250), formatSetTime(45), formatBodyWeight(72)];

  expect(texts.filter((text) => /\d\u00A0\p{L}+$/u.test(text))).toEqual(texts);
});

test('months and weekdays have the names of the language', () => {
  setCurrentLanguage('it');
  expect([formatMonth('2026-11'), formatShortWeekday('2026-11-20')]).toEqual(['novembre 2026', 'ven']);

  setCurrentLanguage('en');
  expect([formatMonth('2026-11'), formatShortWeekday('2026-11-20')]).toEqual(['November 2026', 'Fri']);
});
