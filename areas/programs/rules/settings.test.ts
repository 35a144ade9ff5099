import { expect, test } from 'vitest';
import { mergedSettings, effectiveSettings } from './settings.ts';

const account = { defaultRestSeconds: 120, expiringDays: 14 };
const client = { defaultRestSeconds: 60 };

test('a setting without a choice has the default, and a choice for a client overrides the account’s', () => {
  const settings = mergedSettings({ account, client });

  expect(settings).toMatchObject({ defaultRestSeconds: 60, expiringDays: 14, idleDays: 7, effort: 'rir' });
});

test('each setting of a client has its source and its inherited value', () => {
  const { sources, inherited } = effectiveSettings({ account, client });

  expect(sources).toMatchObject({ defaultRestSeconds: 'client', expiringDays: 'account', idleDays: 'default' });
  expect(inherited).toMatchObject({ defaultRestSeconds: 120, expiringDays: 14, idleDays: 7 });
});

test('the inherited values of the account are the defaults', () => {
  const { sources, inherited } = effectiveSettings({ account });

  expect(sources).toMatchObject({ defaultRestSeconds: 'account', idleDays: 'default' });
  expect(inherited).toMatchObject({ defaultRestSeconds: 90, expiringDays: 7 });
});

test('a setting chosen with its inherited value has the account as its source', () => {
  expect(effectiveSettings({ account: { idleDays: 7 } }).sources.idleDays).toBe('account');
});
