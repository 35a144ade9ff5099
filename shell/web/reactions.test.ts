import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, type ErrorDetails } from './api/api-error.ts';
import { saveToken } from './api/token.ts';
import { setApp } from './app.ts';
import { announcements, appReactions } from './reactions.ts';
import { takePath } from './router/remembered-path.ts';
import { waitingToasts } from './widgets/toast.ts';

const goTo = vi.fn(async () => {});
const goBack = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  waitingToasts.set([]);
  setApp({
    queryClient: new QueryClient(),
    goTo,
    goBack,
    refreshRoutes: async () => {},
    path: () => '/programs?search=forza',
  });
});

describe('an ended session', () => {
  test('leads to the login, forgets the token and remembers the page', () => {
    saveToken('abc');

    appReactions.unauthenticated('GET /clients');

    expect(localStorage.getItem('auth.token')).toBeNull();
    expect(goTo).toHaveBeenCalledWith('/login', { replace: true, unasked: true });
    expect(takePath()).toBe('/programs?search=forza');
  });

  test('is not acted upon when the app only asked who it is', () => {
    appReactions.unauthenticated('GET /auth/me');

    expect(goTo).not.toHaveBeenCalled();
  });
});

test('three refusals for want of a paid plan show one toast and lead to the plans', () => {
  for (let time = 0; time < 3; time++) appReactions.paymentRequired(refusal(402, { redirect: '/payments' }));

  expect(waitingToasts.get()).toHaveLength(1);
  expect(goTo).toHaveBeenLastCalledWith('/payments');
});

test('a record that is gone says so and goes back', () => {
  announcements.gone(refusal(404));

  expect(waitingToasts.get()[0]).toMatchObject({ kind: 'error', text: 'Non più disponibile' });
  expect(goBack).toHaveBeenCalledOnce();
});

test('a refusal that asks for silence gets it', () => {
  announcements.refused(refusal(409, { hideMessage: true }));

  expect(waitingToasts.get()).toHaveLength(0);
});

function refusal(status: number, data: ErrorDetails = {}): ApiError {
  return new ApiError({ status, code: 'x', message: 'Non più disponibile', data });
}
