import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, type ErrorDetails } from './api/api-error.ts';
import { accessPaused } from '#shell/common/session.ts';
import { saveToken } from './api/token.ts';
import { setApp } from './app.ts';
import { globalErrorHandlers, apiErrorHandlers } from './api-error-handlers.ts';
import { takeReturnPath } from './router/return-path.ts';
import { pendingToasts } from './widgets/toast.ts';

const navigate = vi.fn(async () => {});
const goBack = vi.fn();
const currentHref = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  pendingToasts.set([]);
  currentHref.mockReturnValue('/programs?search=forza');
  setApp({
    queryClient: new QueryClient(),
    navigate,
    goBack,
    invalidateRouter: async () => {},
    currentHref,
  });
});

describe('an expired session', () => {
  test('opens the login, deletes the token and stores the path of the page', () => {
    saveToken('abc');

    apiErrorHandlers.unauthenticated('GET /clients', apiError(403));

    expect(localStorage.getItem('auth.token')).toBeNull();
    expect(navigate).toHaveBeenCalledWith('/login', { replace: true, ignoreBlocker: true });
    expect(takeReturnPath()).toBe('/programs?search=forza');
  });

  test('is ended once: a response that arrives at the login page leaves its requests and the stored path', () => {
    saveToken('abc');
    apiErrorHandlers.unauthenticated('GET /clients', apiError(403));
    currentHref.mockReturnValue('/login');

    apiErrorHandlers.unauthenticated('POST /programs/:id/editing', apiError(403));

    expect(navigate).toHaveBeenCalledOnce();
    expect(takeReturnPath()).toBe('/programs?search=forza');
  });

  test('does not open the login when the request was that for the logged-in user', () => {
    apiErrorHandlers.unauthenticated('GET /auth/me', apiError(403));

    expect(navigate).not.toHaveBeenCalled();
  });
});

test('an access that the studio paused is known at the login once the session itself is refused, until the next login', () => {
  const paused = { reason: accessPaused, studio: 'Studio Prova', email: 'prova@example.com' };
  saveToken('abc');

  apiErrorHandlers.unauthenticated('GET /auth/me', apiError(403, paused));
  expect(JSON.parse(sessionStorage.getItem(accessPaused) ?? '')).toEqual(paused);

  saveToken('def');
  expect(sessionStorage.getItem(accessPaused)).toBeNull();
  expect(navigate).not.toHaveBeenCalled();
});

test('a late refusal of another request stores no message for the login page', async () => {
  const paused = { reason: accessPaused, studio: 'Studio Prova', email: 'prova@example.com' };
  saveToken('abc');
  currentHref.mockReturnValue('/own-data');

  apiErrorHandlers.unauthenticated('GET /notifications', apiError(403, paused));

  expect(sessionStorage.getItem(accessPaused)).toBeNull();
});

test('a deactivated client keeps the session: the app opens the page that their session still has, once', async () => {
  const paused = { reason: accessPaused, studio: 'Studio Prova', email: 'prova@example.com' };
  saveToken('abc');

  for (let time = 0; time < 3; time++) apiErrorHandlers.unauthenticated('GET /clients', apiError(403, paused));
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/home', { replace: true, ignoreBlocker: true }));
  currentHref.mockReturnValue('/own-data');
  apiErrorHandlers.unauthenticated('GET /notifications', apiError(403, paused));

  expect(navigate).toHaveBeenCalledOnce();
  expect(localStorage.getItem('auth.token')).toBe('abc');
});

test('three 402 errors in a row show one toast and open the payment plans', () => {
  for (let time = 0; time < 3; time++) apiErrorHandlers.paymentRequired(apiError(402, { redirect: '/payments' }));

  expect(pendingToasts.get()).toHaveLength(1);
  expect(navigate).toHaveBeenLastCalledWith('/payments');
});

test('a deleted record shows a toast and navigates back', async () => {
  globalErrorHandlers.onRefused(apiError(404), {
    queryKey: ['GET /clients/:id', {}],
    wasLoaded: false,
    skipGlobalErrorHandler: false,
  });

  await expect.poll(() => pendingToasts.get()[0]).toMatchObject({ kind: 'error', text: 'Non più disponibile' });
  expect(goBack).toHaveBeenCalledOnce();
});

test('an error with hideMessage shows no toast', () => {
  globalErrorHandlers.onMutationError(apiError(409, { hideMessage: true }));

  expect(pendingToasts.get()).toHaveLength(0);
});

function apiError(status: number, details: ErrorDetails = {}): ApiError {
  return new ApiError({ status, code: 'x', message: 'Non più disponibile', data: details });
}
