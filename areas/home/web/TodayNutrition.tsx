import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { todayIn } from '#shell/common/dates.ts';
import { isClientView, readCachedSession } from '#shell/web/api/token.ts';
import { isAllowed, type Session, useMay, useMe } from '#shell/web/session.ts';
import { loadTexts } from '#shell/web/texts/texts.ts';

const loadMeals = () => import('#areas/meals/web/lazy-public.tsx').catch(() => null);
const loadMacros = () => import('#areas/macros/web/lazy-public.tsx').catch(() => null);
const loadMetrics = () => import('#areas/metrics/web/lazy-public.tsx').catch(() => null);

// Imported here and not in the file that the start page loads: there the names of all their chunks would be loaded with it.
const MealsOfToday = lazy<ComponentType<{ children: ReactNode }>>(async () => {
  const texts = loadTexts(['meals', 'aliments', 'dietary-profiles']);
  const chunk = await loadMeals();
  await texts;
  return { default: chunk?.MealsOfToday ?? (({ children }) => children) };
});

const OwnTargets = lazy<ComponentType<{ date: string; children: ReactNode }>>(async () => {
  const texts = loadTexts(['macros', 'body-composition']);
  const chunk = await loadMacros();
  await texts;
  return { default: chunk?.OwnTargets ?? (({ children }) => children) };
});

const TodayWeight = lazy(async () => {
  const texts = loadTexts(['metrics']);
  const chunk = await loadMetrics();
  await texts;
  return { default: chunk?.TodayWeight ?? (() => null) };
});

interface TodayNutritionProps {
  showsTargets?: boolean;
  children: ReactNode;
}

/**
 * What a client who is followed for nutrition does on the start page: the meals of today, or the targets of one who has none. `children`
 * is shown until the meals are known, and when meals or targets cannot be loaded. A professional who views the app as the client may lack
 * a permission.
 */
export function TodayNutrition({ showsTargets = false, children }: TodayNutritionProps) {
  const may = useMay();
  const { timeZone } = useMe();
  const mayNutrition = may('view own nutrition');
  return (
    <>
      {showsTargets && mayNutrition && (
        <Suspense>
          <OwnTargets date={todayIn(timeZone)}>{children}</OwnTargets>
        </Suspense>
      )}
      {!showsTargets && mayNutrition && (
        <Suspense fallback={children}>
          <MealsOfToday>{children}</MealsOfToday>
        </Suspense>
      )}
      {!showsTargets && !mayNutrition && children}
      <Suspense>{may('view own record') && <TodayWeight />}</Suspense>
    </>
  );
}

/**
 * Stores on the device what a client has not opened yet: the followed metrics, the targets, and with meals the days of the plan and the
 * dietary profile.
 */
export async function precacheNutrition(has: { meals: boolean; targets: boolean }): Promise<void> {
  const login = readCachedSession<Session>();
  if (!login?.user.clientId || isClientView()) return;
  const { clientId, timeZone } = login.user;
  const [meals, macros, metrics] = await Promise.all([
    has.meals && loadMeals(),
    has.targets && loadMacros(),
    loadMetrics(),
  ]);
  const mayNutrition = isAllowed('view own nutrition', login);
  if (macros && mayNutrition) await macros.precacheTargets(clientId);
  // After the targets: where the numbers are hidden, their response takes the targets of an earlier day off the device.
  if (meals && mayNutrition) await meals.precacheMeals(clientId, todayIn(timeZone));
  if (isAllowed('view own record', login)) await metrics?.precacheMetrics(clientId);
}
