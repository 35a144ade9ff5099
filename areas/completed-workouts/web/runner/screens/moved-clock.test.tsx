import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { startRunner } from '../testing/runner.tsx';

const dayMs = 86_400_000;

afterEach(() => {
  vi.useRealTimers();
});

test.each([3, -3])(
  'a clock that is moved by %i days during a workout shows no elapsed time instead of days',
  async (days) => {
    await startRunner();
    expect(await screen.findByRole('timer', { name: /0:0/ })).toBeTruthy();

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * dayMs });

    await expect.poll(() => screen.queryByRole('timer', { name: /\d:\d\d/ })).toBeNull();
  },
);
