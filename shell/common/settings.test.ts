import { expect, test } from 'vitest';
import { z } from 'zod';
import { effectiveSettings, mergedSettings, settingChoices } from './settings.ts';

const Settings = z.object({
  restSeconds: z.number().max(900).default(90),
  noticeDays: z.number().default(7),
  idleDays: z.number().default(7),
});
const account = { restSeconds: 120, noticeDays: 14 };
const client = { restSeconds: 60 };

test('a setting without a choice has the default, and a choice for a client overrides the account’s', () => {
  const settings = mergedSettings(Settings, { account, client });

  expect(settings).toEqual({ restSeconds: 60, noticeDays: 14, idleDays: 7 });
});

test('each setting of a client has its source and its inherited value', () => {
  const { sources, inherited } = effectiveSettings(Settings, { account, client });

  expect(sources).toEqual({ restSeconds: 'client', noticeDays: 'account', idleDays: 'default' });
  expect(inherited).toEqual({ restSeconds: 120, noticeDays: 14, idleDays: 7 });
});

test('the inherited values of the account are the defaults', () => {
  const { sources, inherited } = effectiveSettings(Settings, { account });

  expect(sources).toMatchObject({ restSeconds: 'account', idleDays: 'default' });
  expect(inherited).toMatchObject({ restSeconds: 90, noticeDays: 7 });
});

test('a setting chosen with its inherited value has the account as its source', () => {
  expect(effectiveSettings(Settings, { account: { idleDays: 7 } }).sources.idleDays).toBe('account');
});

test('choices are some of the settings within their limits; null resets one', () => {
  const choices = settingChoices(Settings);

  expect(choices.parse({ restSeconds: null })).toEqual({ restSeconds: null });
  expect(choices.safeParse({ restSeconds: 901 }).success).toBe(false);
});
