import { expect, test } from 'vitest';
import { clientLimit, fitsClientLimit, type PlanLimits } from './client-limit.ts';

const free: PlanLimits = {
  maxClients: 5,
  trialEndsAt: '2026-11-01T00:00:00.000Z',
  isTest: false,
  now: '2026-11-20T00:00:00.000Z',
};

test('during the trial there is no limit', () => {
  const limit = clientLimit({ ...free, now: '2026-10-20T00:00:00.000Z' }, 40);

  expect(limit).toMatchObject({ limit_reached: false, max_clients: null });
  expect(fitsClientLimit(limit, 1)).toBe(true);
});

test('after the trial 5 active clients are allowed and the sixth is refused', () => {
  const limit = clientLimit(free, 5);

  expect(limit).toMatchObject({ limit_reached: true, in_buffer: false, max_clients: 5 });
  expect(fitsClientLimit(limit, 1)).toBe(false);
  expect(fitsClientLimit(limit, 0)).toBe(true);
});

test('a coach with 12 clients has 72 hours after the trial, of which 60 remain after 12', () => {
  const limit = clientLimit({ ...free, now: '2026-11-01T12:00:00.000Z' }, 12);

  expect(limit).toMatchObject({ limit_reached: false, in_buffer: true, hours: 60 });
  expect(fitsClientLimit(limit, 1)).toBe(true);
});

test('after the buffer a coach above the limit cannot add or assign', () => {
  const limit = clientLimit({ ...free, now: '2026-11-04T00:00:01.000Z' }, 12);

  expect(limit).toMatchObject({ limit_reached: true, in_buffer: false, hours: 0 });
  expect(fitsClientLimit(limit, 0)).toBe(false);
});

test('a test account has no limit', () => {
  expect(clientLimit({ ...free, isTest: true }, 900).limit_reached).toBe(false);
});
