import { expect, test } from 'vitest';
import { mergedSettings, effectiveSettings } from './settings.ts';

const account = { defaultRestSeconds: 120, expiringDays: 14 };
const client = { defaultRestSeconds: 60 };

test('what nobody chose is the default, and a choice for one client goes before the one of the studio', () => {
  const settings = mergedSettings({ account, client });

  expect(settings).toMatchObject({ defaultRestSeconds: 60, expiringDays: 14, idleDays: 7, effort: 'rir' });
});

test('of a client: each value says who chose it, and what would hold without the choice', () => {
  const { sources, inherited } = effectiveSettings({ account, client });

  expect(sources).toMatchObject({ defaultRestSeconds: 'client', expiringDays: 'account', idleDays: 'default' });
  expect(inherited).toMatchObject({ defaultRestSeconds: 120, expiringDays: 14, idleDays: 7 });
});

test('of the studio: without its choices the defaults would hold', () => {
  const { sources, inherited } = effectiveSettings({ account });

  expect(sources).toMatchObject({ defaultRestSeconds: 'account', idleDays: 'default' });
  expect(inherited).toMatchObject({ defaultRestSeconds: 90, expiringDays: 7 });
});

test('choosing what holds anyway is a choice', () => {
  expect(effectiveSettings({ account: { idleDays: 7 } }).sources.idleDays).toBe('account');
});
