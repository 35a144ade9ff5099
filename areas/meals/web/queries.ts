import { useEffect, useMemo } from 'react';
import type { DietaryProfile, DietaryProfileResponse } from '#areas/dietary-profiles/contract.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { withDeclared } from '#areas/dietary-profiles/rules/declared-profile.ts';
import { hasSameStates } from '#areas/dietary-profiles/rules/declared-states.ts';
import { hideCachedTargets } from '#areas/macros/web/public.tsx';
import { addDays, mondayOf } from '#shell/common/dates.ts';
import type { ApiResponse } from '#shell/common/route.ts';
import { isUnreachable } from '#shell/web/api/api-error.ts';
import { type CachedRoute, updateAllCached, useCachedApiQuery } from '#shell/web/api/cached-query.ts';
import { precacheResponse } from '#shell/web/api/precache-response.ts';
import { whenIdle } from '#shell/web/idle.ts';
import { precacheOfflineScreens } from '#shell/web/offline.ts';
import { useMe } from '#shell/web/session.ts';
import { clientMealRoutes, limits, mealRoutes } from '../contract.ts';
import { withHiddenNumbers, withoutValues } from '../rules/hidden-numbers.ts';

/**
 * The two weeks from the Monday on: the week that is shown, and the next one, so that a device without a connection on Monday
 * has the new week too.
 */
export function cachedDiet(monday: string): CachedRoute<typeof mealRoutes.days.own> {
  return {
    route: mealRoutes.days.own,
    request: { from: monday, days: limits.days },
    upgrade: withMissingFields,
    onFetched: hideCachedNumbers,
  };
}

/** Takes the numbers that the server hides now off all days and targets that this device has. */
async function hideCachedNumbers(owner: string, { diet }: ApiResponse<typeof mealRoutes.days.own>): Promise<void> {
  const { showsCalories, showsMacros } = diet;
  if (showsCalories && showsMacros) return;
  await updateAllCached(owner, { route: mealRoutes.days.own, upgrade: withMissingFields }, (response) => {
    const hides = (response.diet.showsCalories && !showsCalories) || (response.diet.showsMacros && !showsMacros);
    return hides ? { diet: withHiddenNumbers(response.diet, { showsCalories, showsMacros }) } : response;
  });
  await updateAllCached(owner, { route: clientMealRoutes.equivalents }, (response) => {
    const hidden = response.equivalents.map(({ aliment }) => withoutValues(aliment, { showsCalories, showsMacros }));
    if (response.equivalents.every(({ aliment }, index) => aliment === hidden[index])) return response;
    return {
      ...response,
      equivalents: response.equivalents.map((one, index) => ({ ...one, aliment: hidden[index] ?? one.aliment })),
    };
  });
  await hideCachedTargets(owner);
}

/** A response that was cached by a release that sent neither reported meals nor the consent. */
function withMissingFields({ diet }: ApiResponse<typeof mealRoutes.days.own>): ApiResponse<typeof mealRoutes.days.own> {
  return {
    diet: {
      ...diet,
      isConsentWithdrawn: diet.isConsentWithdrawn ?? false,
      days: diet.days.map((day) => ({ ...day, reported: day.reported ?? [] })),
    },
  };
}

/**
 * The client's days of the week of a date: cached on this device at once, from the server when it responds. Without a
 * connection at the beginning of a week, the response of the week before has its days. Days of this device have their numbers only while
 * the server cannot be reached: the professional may have hidden them since.
 */
export function useDiet(date: string) {
  const owner = useMe().clientId ?? '';
  const monday = mondayOf(date);
  const current = useCachedApiQuery(owner, cachedDiet(monday));
  const isMissing = current.data === undefined && current.error !== null;
  const before = useCachedApiQuery(owner, cachedDiet(addDays(monday, -7)), { enabled: false });
  const fallback = isMissing && before.data?.diet.days.some((day) => day.date === date) ? before : null;
  const { data, isFromCache, error, fetchedAt, refetch } = fallback ?? current;

  const isUnchecked = isFromCache && !isUnreachable(current.error);
  const diet = useMemo(
    () =>
      data && (isUnchecked ? withHiddenNumbers(data.diet, { showsCalories: false, showsMacros: false }) : data.diet),
    [data, isUnchecked],
  );

  // Synchronises with the service worker: the screens open without a connection from now on.
  useEffect(() => {
    if (data && !isFromCache) whenIdle(() => void precacheOfflineScreens());
  }, [data, isFromCache]);

  return {
    diet,
    /** Whether days are shown without the numbers that they had, until the server responds. */
    awaitsNumbers:
      isUnchecked && !current.error && data !== undefined && (data.diet.showsCalories || data.diet.showsMacros),
    /** Time of the response in ms while the server does not respond; null when the data is current. */
    cachedAt: current.error && data ? fetchedAt : null,
    /** Whether the data is of this device and the server has not responded yet. */
    isUpdating: isFromCache && !current.error,
    error: data ? null : error,
    refetch,
  };
}

/** Stores the days of the week of a date on the device, and the dietary profile, without which swaps are not offered. */
export async function precacheMeals(owner: string, date: string): Promise<void> {
  await Promise.all([precacheResponse(owner, cachedDiet(mondayOf(date))), precacheResponse(owner, cachedProfile)]);
}

const cachedProfile = { route: dietaryProfileRoutes.get.own, request: {} };

interface OwnProfile {
  /**
   * What the client must not eat, with what is recognised of their undecided declarations; undefined until it is known on this device, and
   * where it cannot be read. Swaps are offered only when it is known. Meals are not shown while it `isPending`, because their warnings
   * would be missing.
   */
  profile: DietaryProfile | undefined;
  /** The version that confirmations hold for; undefined while declarations add pregnancy or breastfeeding, which none is for. */
  profileVersion: number | undefined;
  isPending: boolean;
  isUpdating: boolean;
}

export function useOwnProfile(): OwnProfile {
  const { data, error, isFromCache } = useCachedApiQuery(useMe().clientId ?? '', cachedProfile);
  const profile = useMemo(() => data && withDeclared(data), [data]);
  return {
    profile,
    profileVersion: data && profile && hasSameStates(data.profile, profile) ? data.version : undefined,
    isPending: !data && !error,
    isUpdating: isFromCache && !error,
  };
}

export function useOwnProfileResponse(): DietaryProfileResponse | undefined {
  return useCachedApiQuery(useMe().clientId ?? '', cachedProfile).data;
}
