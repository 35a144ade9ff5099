import {
  notifyManager,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { defaultTimeZone } from '#shell/common/dates.ts';
import { metricUnits } from '#shell/common/units.ts';
import { type AccessLevel, isKnownAccess, type Permission, type Role } from '#shell/common/permissions.ts';
import { type SessionUser, sessionEndpoints } from '#shell/common/session.ts';
import { ApiError, isUnauthenticated, isUnreachable } from './api/api-error.ts';
import { networkError, callEndpoint } from './api/call.ts';
import { messageOf } from './api/error-message.ts';
import { clearAuthStorage, readToken, readCachedSession, cacheSession, saveToken } from './api/token.ts';
import { app } from './app.ts';
import { createAtom } from './atom.ts';
import { clearImageCache } from './offline.ts';
import { takeReturnPath } from './router/return-path.ts';
import { storedLanguage } from './texts/language.ts';
import { setLanguage, applyLanguage, shellText } from './texts/texts.ts';
import { setCurrentTimeZone } from './texts/time-zone.ts';
import { setCurrentUnits } from './texts/current-units.ts';
import { toast } from './widgets/toast.ts';

/** Time to wait for the session before the cached one is used. */
const timeoutMs = 2500;

export interface Session {
  user: SessionUser;
  permissions: readonly string[];
}

export const meQuery = queryOptions({
  retry: false,
  queryKey: [sessionEndpoints.me, {}],
  queryFn: () => callEndpoint<{ user: SessionUser }>(sessionEndpoints.me, {}),
  staleTime: 5 * 60_000,
  // `useMeIfKnown` does not keep it in the cache.
  gcTime: Number.POSITIVE_INFINITY,
});

export const permissionsQuery = queryOptions({
  retry: false,
  queryKey: [sessionEndpoints.permissions, {}],
  queryFn: () => callEndpoint<{ permissions: string[] }>(sessionEndpoints.permissions, {}),
  staleTime: 5 * 60_000,
});

/**
 * Loads the session; null without a login. When the server does not respond in time, the session cached on this device
 * is used.
 */
export async function loadSession(client: QueryClient): Promise<Session | null> {
  if (!readToken()) return null;
  try {
    const request = Promise.all([client.ensureQueryData(meQuery), client.ensureQueryData(permissionsQuery)]);
    const [{ user }, { permissions }] = await (readCachedSession() ? withTimeout(request) : request);
    await applyPreferences(user);
    cacheSession({ user, permissions });
    return { user, permissions };
  } catch (error) {
    return cachedSessionOr(client, error);
  }
}

async function applyPreferences({ locale, timeZone, units }: SessionUser): Promise<void> {
  setCurrentTimeZone(timeZone);
  // A session that an earlier release cached has no units.
  setCurrentUnits(units ?? metricUnits);
  if (!storedLanguage()) await applyLanguage(locale);
}

/** The logged-in user. Only for screens below `appRoute`, which loads the session. */
export function useMe(): SessionUser {
  return useSuspenseQuery(meQuery).data.user;
}

/**
 * The logged-in user, or undefined for a guest. Sends no request. Reads the cache without an observer, which would keep the user
 * of a query that a login or logout removed.
 */
export function useMeIfKnown(): SessionUser | undefined {
  const client = useQueryClient();
  return useSyncExternalStore(
    (changed) => client.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    () => client.getQueryData(meQuery.queryKey)?.user,
  );
}

/** Returns a function that checks a permission: `may('create clients')`. */
export function useMay(): (permission: Permission) => boolean {
  const permissions = usePermissions();
  return (permission) => permissions.includes(permission);
}

/** Whether a session has the permission or access level of a screen. */
export function isAllowed(needed: Permission | AccessLevel, { user, permissions }: Session): boolean {
  if (!isKnownAccess(needed)) throw unknownMiddleware(needed);
  if (needed === 'public' || needed === 'login') return true;
  if (needed === 'admin') return user.roles.some((role) => role === 'admin' || role === 'super_admin');
  if (needed === 'super admin') return user.roles.includes('super_admin');
  if (needed === 'training school') return false;
  return permissions.includes(needed);
}

/** The permissions of the logged-in user; empty for a guest. Sends no request. */
export function usePermissions(): readonly string[] {
  return useQuery({ ...permissionsQuery, enabled: false }).data?.permissions ?? [];
}

/** Whether the user has a permission, for code outside React. False while the permissions are not loaded. */
export function hasKnownPermission(permission: Permission): boolean {
  return app().queryClient.getQueryData(permissionsQuery.queryKey)?.permissions.includes(permission) ?? false;
}

function unknownMiddleware(name: string): ApiError {
  return new ApiError({
    status: 500,
    code: 'unknown_middleware',
    message: shellText('errors.unknownMiddleware', { name }),
  });
}

export function hasRole(user: SessionUser, ...roles: Role[]): boolean {
  return user.roles.some((role) => roles.includes(role));
}

/**
 * Whether the session is replaced by another one, which may not open the present page: that page is left anyway. Set by `restartSession`.
 */
export const isSessionRestarting = createAtom(false);

/**
 * Stores the token and opens the page that required the login, or home. The responses that the guest page shows are removed
 * after it: removed earlier they would be requested again, and a link that was just used is invalid.
 */
export async function login(token: string): Promise<void> {
  saveToken(token);
  const { queryClient } = app();
  const shown = queryClient.getQueryCache().findAll({ type: 'active' });
  queryClient.removeQueries({ type: 'inactive' });
  await app().navigate(takeReturnPath() ?? '/home', { replace: true });
  for (const query of shown) queryClient.getQueryCache().remove(query);
  queryClient.getMutationCache().clear();
}

/** Functions that delete data of the user from the device on logout; set by `main.tsx`. */
let logoutHandlers: readonly (() => Promise<void>)[] = [];

export function setLogoutHandlers(handlers: readonly (() => Promise<void>)[]): void {
  logoutHandlers = handlers;
}

/**
 * Opens the login and deletes the cached data of the user from the device. Drafts of this tab and data that is not sent
 * yet stay.
 */
export async function endSession(): Promise<void> {
  clearAuthStorage();
  const { queryClient } = app();
  const ofUser = queryClient.getQueryCache().getAll();
  // Once at once, because the app may be closed while the login page loads; once after it, because the page that is left may
  // have stored a response meanwhile.
  await Promise.all([app().navigate('/login', { replace: true, ignoreBlocker: true }), clearCaches()]);
  setCurrentTimeZone(defaultTimeZone);
  setCurrentUnits(metricUnits);
  // The login page has sent requests of its own meanwhile, which must not be removed.
  for (const query of ofUser) queryClient.getQueryCache().remove(query);
  queryClient.getMutationCache().clear();
  await clearCaches();
}

/**
 * Sets the language of the device and, after login, of the user. When that of the user cannot be saved, both stay and a message says so:
 * otherwise mails and other devices would have another language than this page.
 */
export async function chooseLanguage(language: 'it' | 'en'): Promise<void> {
  try {
    if (readToken()) await callEndpoint(sessionEndpoints.setLocale, { locale: language });
  } catch (error) {
    toast.error(error instanceof ApiError ? messageOf(error) : shellText('errors.somethingWrong'));
    return;
  }
  await setLanguage(language);
  await app().queryClient.invalidateQueries();
}

/** Deletes cached responses, images and documents, and the data of the areas; data that is not sent yet stays. */
export async function clearCaches(): Promise<void> {
  const handlers = [clearImageCache, ...logoutHandlers];
  await Promise.all(handlers.map((handler) => handler().catch(() => {})));
}

function withTimeout<T>(request: Promise<T>): Promise<T> {
  const timeout = new Promise<never>((_, reject) => setTimeout(() => reject(networkError()), timeoutMs));
  return Promise.race([request, timeout]);
}

async function cachedSessionOr(client: QueryClient, error: unknown): Promise<Session | null> {
  if (error instanceof ApiError && isUnauthenticated(error)) {
    clearAuthStorage();
    return null;
  }
  const cached = isUnreachable(error) ? readCachedSession<Session>() : null;
  if (!cached) throw error;

  await applyPreferences(cached.user);
  client.setQueryData(meQuery.queryKey, { user: cached.user });
  client.setQueryData(permissionsQuery.queryKey, { permissions: [...cached.permissions] });
  return cached;
}
