import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('nothing needs to be set', () => {
  expect(readConfig({})).toMatchObject({ PORT: 3000, PLATFORM_NAME: 'forma', publicUrl: 'http://localhost:3000' });
});

test.each([
  [{ PORT: 'tanti' }, 'PORT'],
  [{ PLATFORM_NAME: 'altro' }, 'PLATFORM_NAME'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ SECRET: 'corto' }, 'SECRET'],
  [{ S3_BUCKET: 'forma' }, 'S3_ACCESS_KEY'],
])('a wrong value (%o) ends the start with a sentence that names %s', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(name);
});

test('an empty value is no value', () => {
  expect(readConfig({ SMTP_URL: '', DATABASE_URL: '' }).SMTP_URL).toBeUndefined();
});
