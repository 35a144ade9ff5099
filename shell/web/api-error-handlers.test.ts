import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, type ErrorDetails } from './api/api-error.ts';
import { saveToken } from './api/token.ts';
import { setApp } from './app.ts';
import { globalErrorHandlers, apiErrorHandlers } from './api-error-handlers.ts';
import { takeReturnPath } from './router/return-path.ts';
import { pendingToasts } from './widgets/toast.ts';

const navigate = vi.fn(async () => {});
const goBack = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  pendingToasts.set([]);
  setApp({
    queryClient: new QueryClient(),
    navigate,
    goBack,
    invalidateRouter: async () => {},
    currentHref: () => '/programs?search=forza',
  });
});

describe('an ended session', () => {
  test('leads to the login, forgets the token and remembers the page', () => {
    saveToken('abc');

    apiErrorHandlers.unauthenticated('GET /clients');

    expect(localStorage.getItem('auth.token')).toBeNull();
    expect(navigate).toHaveBeenCalledWith('/login', { replace: true, ignoreBlocker: true });
    expect(takeReturnPath()).toBe('/programs?search=forza');
  });

  test('is not acted upon when the app only asked who it is', () => {
    apiErrorHandlers.unauthenticated('GET /auth/me');

    expect(navigate).not.toHaveBeenCalled();
  });
});

test('three refusals for want of a paid plan show one toast and lead to the plans', () => {
  for (let time = 0; time < 3; time++) apiErrorHandlers.paymentRequired(refusal(402, { redirect: '/payments' }));

  expect(pendingToasts.get()).toHaveLength(1);
  expect(navigate).toHaveBeenLastCalledWith('/payments');
});

test('a record that is gone says so and goes back', () => {
  globalErrorHandlers.onNotFound(refusal(404));

  expect(pendingToasts.get()[0]).toMatchObject({ kind: 'error', text: 'Non più disponibile' });
  expect(goBack).toHaveBeenCalledOnce();
});

test('a refusal that asks for silence gets it', () => {
  globalErrorHandlers.onMutationError(refusal(409, { hideMessage: true }));

  expect(pendingToasts.get()).toHaveLength(0);
});

function refusal(status: number, data: ErrorDetails = {}): ApiError {
  return new ApiError({ status, code: 'x', message: 'Non più disponibile', data });
}
