import { beforeEach, describe, expect, test } from 'vitest';
import {
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
    expect(formatWeight(82.5)).toBe('82,5 kg');
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
  expect(formatWeight(1082.5)).toBe('1,082.5 kg');
});

test('months and weekdays have the names of the language', () => {
  setCurrentLanguage('it');
  expect([formatMonth('2026-11'), formatShortWeekday('2026-11-20')]).toEqual(['novembre 2026', 'ven']);

  setCurrentLanguage('en');
  expect([formatMonth('2026-11'), formatShortWeekday('2026-11-20')]).toEqual(['November 2026', 'Fri']);
});
