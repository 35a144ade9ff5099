import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('nothing needs to be set', () => {
  expect(readSettings({})).toMatchObject({ PORT: 3000, PLATFORM_NAME: 'forma', publicUrl: 'http://localhost:3000' });
});

test.each([
  [{ PORT: 'tanti' }, 'PORT'],
  [{ PLATFORM_NAME: 'altro' }, 'PLATFORM_NAME'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ SECRET: 'corto' }, 'SECRET'],
  [{ S3_BUCKET: 'forma' }, 'S3_ACCESS_KEY'],
])('a wrong value (%o) ends the start with a sentence that names %s', (environment, name) => {
  expect(() => readSettings(environment)).toThrow(name);
});

test('an empty value is no value', () => {
  expect(readSettings({ SMTP_URL: '', DATABASE_URL: '' }).SMTP_URL).toBeUndefined();
});
