import { clearDocumentCache } from './documents/document-cache.ts';
import { type QueryClient, queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { Permission, Role } from '#shell/common/permissions.ts';
import { type SessionUser, sessionEndpoints } from '#shell/common/session.ts';
import { ApiError, isUnauthenticated, isUnreachable } from './api/api-error.ts';
import { networkError, callEndpoint } from './api/call.ts';
import { clearCached } from './api/cached-query.ts';
import {
  clearAuthStorage,
  clearCachedSession,
  readToken,
  readCachedSession,
  cacheSession,
  saveToken,
} from './api/token.ts';
import { app } from './app.ts';
import { clearImageCache } from './offline.ts';
import { takeReturnPath } from './router/return-path.ts';
import { storedLanguage } from './texts/language.ts';
import { setLanguage, applyLanguage } from './texts/texts.ts';
import { setCurrentTimeZone } from './texts/time-zone.ts';
import { clearDrafts } from './forms/drafts.ts';

/** Whoever was logged in on this device before is not kept waiting longer for a network that hangs. */
const patienceMs = 2500;

export interface Session {
  user: SessionUser;
  permissions: readonly string[];
}

const meQuery = queryOptions({
  retry: false,
  queryKey: [sessionEndpoints.me, {}],
  queryFn: () => callEndpoint<{ user: SessionUser }>(sessionEndpoints.me, {}),
  staleTime: 5 * 60_000,
});

const permissionsQuery = queryOptions({
  retry: false,
  queryKey: [sessionEndpoints.permissions, {}],
  queryFn: () => callEndpoint<{ permissions: string[] }>(sessionEndpoints.permissions, {}),
  staleTime: 5 * 60_000,
});

/** Who is logged in, or null. Without a network, or with one that hangs, the last session of this device counts. */
export async function loadSession(client: QueryClient): Promise<Session | null> {
  if (!readToken()) return null;
  try {
    const asked = Promise.all([client.ensureQueryData(meQuery), client.ensureQueryData(permissionsQuery)]);
    const [{ user }, { permissions }] = await (readCachedSession() ? inTime(asked) : asked);
    await applyPreferences(user);
    cacheSession({ user, permissions });
    return { user, permissions };
  } catch (error) {
    return sessionWithout(client, error);
  }
}

async function applyPreferences({ locale, timeZone }: SessionUser): Promise<void> {
  setCurrentTimeZone(timeZone);
  if (!storedLanguage()) await applyLanguage(locale);
}

/** The logged-in person. Only below `appRoute`, which has loaded them before. */
export function useMe(): SessionUser {
  return useSuspenseQuery(meQuery).data.user;
}

/** The logged-in person, or undefined for a guest. Asks nothing. */
export function useMeIfKnown(): SessionUser | undefined {
  return useQuery({ ...meQuery, enabled: false }).data?.user;
}

/** `may('create clients')` */
export function useMay(): (permission: Permission) => boolean {
  const held = usePermissions();
  return (permission) => held.includes(permission);
}

/** None for a guest. Asks nothing. */
export function usePermissions(): readonly string[] {
  return useQuery({ ...permissionsQuery, enabled: false }).data?.permissions ?? [];
}

export function hasRole(user: SessionUser, ...wanted: Role[]): boolean {
  return user.roles.some((role) => wanted.includes(role));
}

/** Keeps the token and goes where the person wanted to go, or home. */
export async function login(token: string): Promise<void> {
  saveToken(token);
  app().queryClient.clear();
  await app().navigate(takeReturnPath() ?? '/home', { replace: true });
}

/** What the areas keep on the device and give up when the person leaves; `main.tsx` says it once. */
let logoutHandlers: readonly (() => Promise<void>)[] = [];

export function setLogoutHandlers(forget: readonly (() => Promise<void>)[]): void {
  logoutHandlers = forget;
}

export async function logout(): Promise<void> {
  await callEndpoint(sessionEndpoints.logout, {}, { signal: AbortSignal.timeout(patienceMs) }).catch(() => {});
  clearDrafts();
  await endSession();
}

/** Back to the login, with nothing of the last person left but the drafts of this tab. */
export async function endSession(): Promise<void> {
  clearAuthStorage();
  await app().navigate('/login', { replace: true, ignoreBlocker: true });
  app().queryClient.clear();
  await forgetDevice();
}

export async function switchAccount(membershipId: string): Promise<void> {
  await callEndpoint(sessionEndpoints.switchAccount, { membershipId });
  clearCachedSession();
  clearDrafts();
  await forgetDevice();
  app().queryClient.clear();
  await app().invalidateRouter();
  await app().navigate('/home');
}

/** The language of this device and, when logged in, of the person. */
export async function chooseLanguage(language: 'it' | 'en'): Promise<void> {
  await setLanguage(language);
  if (readToken()) await callEndpoint(sessionEndpoints.setLocale, { locale: language }).catch(() => {});
  await app().queryClient.invalidateQueries();
}

/** Answers, pictures, and what the areas keep beyond what waits to be sent. */
async function forgetDevice(): Promise<void> {
  await Promise.all([
    clearCached(),
    clearImageCache(),
    clearDocumentCache(),
    ...logoutHandlers.map((forget) => forget().catch(() => {})),
  ]);
}

function inTime<T>(asked: Promise<T>): Promise<T> {
  asked.catch(() => {});
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(networkError()), patienceMs));
  late.catch(() => {});
  return Promise.race([asked, late]);
}

async function sessionWithout(client: QueryClient, error: unknown): Promise<Session | null> {
  if (error instanceof ApiError && isUnauthenticated(error)) {
    clearAuthStorage();
    return null;
  }
  const kept = isUnreachable(error) ? readCachedSession<Session>() : null;
  if (!kept) throw error;

  await applyPreferences(kept.user);
  client.setQueryData(meQuery.queryKey, { user: kept.user });
  client.setQueryData(permissionsQuery.queryKey, { permissions: [...kept.permissions] });
  return kept;
}
