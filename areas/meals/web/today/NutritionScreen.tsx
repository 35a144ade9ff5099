import { Button, Skeleton } from '@mantine/core';
import { IconChecks, IconCloudOff, IconCloudUpload, IconPrinter, IconShoppingCart } from '@tabler/icons-react';
import { z } from 'zod';
import { OwnTargets } from '#areas/macros/web/public.tsx';
import { todayIn } from '#shell/common/dates.ts';
import { plainDate } from '#shell/common/fields.ts';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay, useMe } from '#shell/web/session.ts';
import { formatDate, formatRelativeDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { iconOnPhone } from '#shell/web/widgets/icon-on-phone.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Card, Section } from '#shell/web/widgets/Section.tsx';
import { type PlannedDay, plannedDays } from '../../rules/days.ts';
import { mayBeFollowed } from '../../rules/eaten.ts';
import { ConsentBanner } from '../ConsentBanner.tsx';
import { dietSyncStatus } from '../device/DietSync.tsx';
import { eatenAsShown, reportMeal, valuesOf } from '../device/report.ts';
import { useLocalDiet } from '../device/use-local-diet.ts';
import { type ShownDiet, withLocal } from '../device/with-local.ts';
import { useDiet, useOwnProfile } from '../queries.ts';
import { useMealTexts } from '../texts.ts';
import { AllergiesHint } from './AllergiesHint.tsx';
import { DateStrip } from './DateStrip.tsx';
import { EatenCard } from './EatenCard.tsx';
import { MealCard } from './MealCard.tsx';
import { NoteWarning } from './FoodWarning.tsx';
import classes from './Nutrition.module.css';
import { NutritionContext, useNutrition } from './nutrition-context.ts';
import { WaterCard } from './WaterCard.tsx';

const DateParams = z.object({ date: plainDate.optional() });

/** The meals of one day on the phone: what is planned, what was eaten, and what the client says about it. */
export function NutritionScreen() {
  const { t } = useMealTexts();
  const { timeZone } = useMe();
  const today = todayIn(timeZone);
  const [{ date = today }, setParams] = useSearchParams(DateParams);
  const { store, local } = useLocalDiet();
  const { diet, awaitsNumbers, cachedAt, isUpdating, error, refetch } = useDiet(date);
  const { profile, profileVersion, ...profileState } = useOwnProfile();
  const mayUpdate = useMay()('update own nutrition');
  const mayReport = mayUpdate && !diet?.isConsentWithdrawn;
  const shown = diet && withLocal(diet, local);

  return (
    <Screen
      title={t('nav.own')}
      subtitle={`${formatWeekday(date)} ${formatDate(date)}${isUpdating || profileState.isUpdating ? ` · ${t('today.updating')}` : ''}`}
      actions={
        <LinkButton
          to="/my/nutrition/shopping"
          variant="default"
          classNames={iconOnPhone}
          aria-label={t('today.shopping')}
          leftSection={<IconShoppingCart size={18} aria-hidden="true" />}
        >
          {t('today.shopping')}
        </LinkButton>
      }
    >
      {diet?.isConsentWithdrawn && <ConsentBanner />}
      <DateStrip
        diet={shown}
        date={date}
        today={today}
        onSelect={(next) => setParams({ date: next === today ? undefined : next })}
      />
      <SyncBanner
        cachedAt={cachedAt}
        isInMemoryOnly={store.isInMemoryOnly()}
        pending={pendingCount(local)}
        awaitsConsent={diet?.isConsentWithdrawn ?? false}
      />
      {shown && !profileState.isPending && (
        <NutritionContext
          value={{
            store,
            local,
            diet: shown,
            awaitsNumbers,
            date,
            today,
            profile,
            profileVersion,
            mayReport,
            mayUpdate,
          }}
        >
          <AllergiesHint />
          <DayContent diet={shown} date={date} />
        </NutritionContext>
      )}
      {(!shown || profileState.isPending) && !error && <DaySkeleton />}
      {error && (
        <Card>
          <EmptyState
            illustration="lost"
            text={error.message || t('today.failed')}
            action={
              <Button variant="default" size="md" onClick={refetch}>
                {t('today.retry')}
              </Button>
            }
          />
        </Card>
      )}
    </Screen>
  );
}

function pendingCount({ reports, drinks, pictures, ticks }: ReturnType<typeof useLocalDiet>['local']): number {
  return [...reports, ...drinks, ...pictures].filter(({ state }) => state === 'pending').length + ticks.length;
}

interface SyncBannerProps {
  cachedAt: number | null;
  isInMemoryOnly: boolean;
  pending: number;
  awaitsConsent: boolean;
}

function SyncBanner({ cachedAt, isInMemoryOnly, pending, awaitsConsent }: SyncBannerProps) {
  const { t } = useMealTexts();
  const isWaiting = dietSyncStatus.use() === 'waiting' && pending > 0;
  return (
    <>
      {isInMemoryOnly && (
        <Banner tone="warning" role="alert">
          {t('today.inMemory')}
        </Banner>
      )}
      {cachedAt !== null && (
        <div data-says-unreachable="true">
          <Banner tone="info" icon={IconCloudOff} role="status">
            {t('today.fromDevice', { day: formatRelativeDate(new Date(cachedAt)) })}
          </Banner>
        </div>
      )}
      {isWaiting && (
        <Banner tone="plain" icon={IconCloudUpload} role="status">
          {t(awaitsConsent ? 'today.awaitsConsent' : 'today.pending', { count: pending })}
        </Banner>
      )}
    </>
  );
}

function DayContent({ diet, date }: { diet: ShownDiet; date: string }) {
  const { t, inLanguage } = useMealTexts();
  const planned = plannedDays(diet).get(date);
  const hasPlan = diet.days.some(({ publishedId }) => publishedId !== null);
  if (!planned || planned.meals.length === 0)
    return (
      <div className={classes['columns']}>
        <NoMeals diet={diet} date={date} />
        {hasPlan && <WaterCard target={null} />}
      </div>
    );

  const { day, waterMl } = planned;
  const notes = [
    planned.note,
    inLanguage(day.description, day.description_en),
    inLanguage(planned.description, planned.description_en),
  ].filter(Boolean);
  return (
    <div className={classes['columns']}>
      <Notes notes={notes} />
      <div className={classes['column']}>
        {day.dayKind && <p className={classes['kind']}>{t(`dayKinds.${day.dayKind}`)}</p>}
        {planned.meals.map((one) => (
          <MealCard key={one.meal.id} planned={one} />
        ))}
        <AllAsPlanned planned={planned} />
      </div>
      <div className={classes['column']} data-side="true">
        <EatenCard planned={planned} />
        <WaterCard target={waterMl} />
        {planned.mealPlanId && (
          <LinkButton
            to="/mealPlans/$id/pdf"
            params={{ id: planned.mealPlanId }}
            variant="subtle"
            color="gray"
            leftSection={<IconPrinter size={18} aria-hidden="true" />}
          >
            {t('today.pdf')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** Says why a day has no meals. A client without a meal plan on it sees the targets of the day instead. */
function NoMeals({ diet, date }: { diet: ShownDiet; date: string }) {
  const { t } = useMealTexts();
  const startsOn = firstDayAfter(diet, date);
  const reason = (text: string) => (
    <Card>
      <EmptyState illustration="calendar" text={text} />
    </Card>
  );
  if (isFollowed(diet, date)) return reason(t('today.noDay'));
  if (startsOn === undefined || startsOn <= diet.today)
    return <OwnTargets date={date}>{reason(t('today.noPlan'))}</OwnTargets>;
  return (
    <>
      {reason(t('today.startsOn', { date: formatDate(startsOn) }))}
      <OwnTargets date={date} />
    </>
  );
}

/** What the professional says about the meal plan: above the meals on a phone, beside them on a desk. */
function Notes({ notes }: { notes: readonly string[] }) {
  const { t } = useMealTexts();
  if (notes.length === 0) return null;
  return (
    <div className={classes['notes']}>
      <Section title={t('today.notes')}>
        {notes.map((note) => (
          <div key={note}>
            <p className={classes['note']}>{note}</p>
            <NoteWarning texts={[note]} />
          </div>
        ))}
      </Section>
    </div>
  );
}

/** Whether the client follows a meal plan on a date. */
function isFollowed({ days }: ShownDiet, date: string): boolean {
  return days.some((one) => one.date === date && one.publishedId !== null);
}

/** The first day of the next meal plan; undefined on a day of a meal plan, and when none follows. */
function firstDayAfter(diet: ShownDiet, date: string): string | undefined {
  if (isFollowed(diet, date)) return;
  const next = diet.days.find((one) => one.date > date && one.publishedId !== null);
  return next?.date ?? diet.nextDayOn;
}

/** Reports all meals of a day that nothing was said about yet, each with the foods that were chosen. */
function AllAsPlanned({ planned: { date, meals } }: { planned: PlannedDay }) {
  const { t } = useMealTexts();
  const { store, diet, today, mayReport } = useNutrition();
  const entryOf = (mealId: string) => diet.entries.find((entry) => entry.date === date && entry.mealId === mealId);
  const open = meals.filter(
    ({ meal, isInPlan, isCounted }) =>
      isInPlan && isCounted && mayBeFollowed(meal) && valuesOf(entryOf(meal.id)).state === 'planned',
  );
  if (!mayReport || date > today || open.length < 2) return null;

  function reportAll(): void {
    for (const { publishedId, meal } of open) {
      const shown = entryOf(meal.id);
      reportMeal(store, { date, publishedId, mealId: meal.id }, { change: eatenAsShown(valuesOf(shown)), shown });
    }
  }

  return (
    <Button variant="default" size="md" leftSection={<IconChecks size={18} aria-hidden="true" />} onClick={reportAll}>
      {t('today.allAsPlanned')}
    </Button>
  );
}

function DaySkeleton() {
  return (
    <div className={classes['columns']} aria-busy="true">
      <div className={classes['column']}>
        <Skeleton height={180} radius={12} />
        <Skeleton height={180} radius={12} />
      </div>
      <div className={classes['column']}>
        <Skeleton height={140} radius={12} />
      </div>
    </div>
  );
}
