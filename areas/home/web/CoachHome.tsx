import { IconPlus } from '@tabler/icons-react';
import { firstNameOf } from '#shell/common/names.ts';
import { LinkAnchor, LinkButton } from '#shell/web/router/links.tsx';
import { useMayAddClients } from '#areas/clients/web/public.tsx';
import { hasRole, useMay, useMe } from '#shell/web/session.ts';
import { formatDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import classes from './CoachHome.module.css';
import { ChatSymptoms } from './ChatSymptoms.tsx';
import { ClientsWithoutConsent } from './ClientsWithoutConsent.tsx';
import { ClientsWithoutMealPlan } from './ClientsWithoutMealPlan.tsx';
import { ClientsWithoutProfessional } from './ClientsWithoutProfessional.tsx';
import { ConflictingMealPlans } from './ConflictingMealPlans.tsx';
import { ExpiringMealPlans } from './ExpiringMealPlans.tsx';
import { ExpiringPrograms } from './ExpiringPrograms.tsx';
import { ExpiringSubscriptions } from './ExpiringSubscriptions.tsx';
import { MissingMaxima } from './MissingMaxima.tsx';
import { MeasurementSymptoms } from './MeasurementSymptoms.tsx';
import { MinorsWithoutGuardian } from './MinorsWithoutGuardian.tsx';
import { OnboardingChecklist, useOnboardingSteps } from './OnboardingChecklist.tsx';
import { HomeStats } from './HomeStats.tsx';
import { IdleClients } from './IdleClients.tsx';
import { LastClients } from './LastClients.tsx';
import { LastProgresses } from './LastProgresses.tsx';
import { LastWorkouts } from './LastWorkouts.tsx';
import { OwnPages } from './OwnPages.tsx';
import { PendingErasures } from './PendingErasures.tsx';
import { useOverview } from './queries.ts';
import { UnfinishedWorkouts } from './UnfinishedWorkouts.tsx';
import { UnreadPain } from './UnreadPain.tsx';
import { UndecidedStatements } from './UndecidedStatements.tsx';
import { UpcomingVisits } from './UpcomingVisits.tsx';
import { useVisibleOverview } from './visible-overview.ts';
import { type Work, workOf } from './work.ts';
import { DiarySymptoms, UnreadMeals } from './UnreadMeals.tsx';
import { FlaggedCheckIns, WaitingCheckIns } from './WaitingCheckIns.tsx';
import { WeeksSection } from './WeeksSection.tsx';

export function CoachHome() {
  const t = useTexts('home');
  const may = useMay();
  const { name } = useMe();
  const { data, error } = useOverview();
  const overview = useVisibleOverview(data?.overview);
  const work = workOf(overview);
  const { next } = useOnboardingSteps(overview);
  const isNew = next !== undefined && overview?.activeClients === 0 && overview.programs + overview.mealPlans === 0;
  const hasWorkouts = work.hasTraining && may('view workouts');
  if (error && !overview) return <ErrorScreen error={error} />;

  return (
    <Screen
      title={t('hello', { name: firstNameOf(name) })}
      subtitle={<TodayAndTrial />}
      actions={!isNew && <QuickActions work={work} isQuiet={next !== undefined} />}
    >
      {!isNew && may('view workouts') && <UnreadPain />}
      {!isNew && may('view chats') && <ChatSymptoms />}
      {!isNew && may('view health records') && <MeasurementSymptoms />}
      {!isNew && may('view meal plans') && <DiarySymptoms />}
      {!isNew && may('view surveys') && <FlaggedCheckIns />}
      {!isNew && <ClientsWithoutProfessional />}
      <OnboardingChecklist overview={overview} />
      {!isNew && (
        <>
          {may('view home') && <HomeStats overview={overview} work={work} />}
          <div className={classes['columns']}>
            <div className={classes['column']}>
              {(may('view meal plans') || may('view visits')) && <UndecidedStatements />}
              {may('view meal plans') && <ConflictingMealPlans />}
              {may('view clients') && <PendingErasures />}
              {may('view clients') && <MinorsWithoutGuardian />}
              {may('view clients') && <ClientsWithoutConsent />}
              {hasWorkouts ? (
                <>
                  {may('view home') && <WeeksSection overview={overview} />}
                  <LastWorkouts unread={overview?.unreadWorkouts} />
                </>
              ) : (
                <VisitsAndUnread />
              )}
              {may('view health records') && <LastProgresses />}
            </div>
            <div className={classes['column']}>
              {hasWorkouts && <VisitsAndUnread />}
              {hasWorkouts && <UnfinishedWorkouts />}
              {hasWorkouts && <IdleClients />}
              {work.hasTraining && may('view programs') && may('view health records') && <MissingMaxima />}
              {work.hasTraining && may('view programs') && <ExpiringPrograms />}
              {may('view meal plans') && <ExpiringMealPlans />}
              {may('create meal plans') && <ClientsWithoutMealPlan />}
              {may('view clients') && <ExpiringSubscriptions />}
              {may('view clients') && <LastClients work={work} />}
              {!may('view home') && <OwnPages />}
            </div>
          </div>
        </>
      )}
    </Screen>
  );
}

/** Next visits, and answers and food diaries that no professional has read. */
function VisitsAndUnread() {
  const may = useMay();
  return (
    <>
      {may('view visits') && <UpcomingVisits />}
      {may('view surveys') && <WaitingCheckIns />}
      {may('view meal plans') && <UnreadMeals />}
    </>
  );
}

/** The subtitle of the screen: `giovedì 20 nov 2026 · Hai ancora 27 giorni di prova gratuita`. */
function TodayAndTrial() {
  const t = useTexts('home');
  const me = useMe();
  const { remainingTrialDays: count, timeZone } = me;
  const now = new Date();

  return (
    <>
      {`${formatWeekday(now, timeZone)} ${formatDate(now, timeZone)}`}
      {count > 0 && hasRole(me, 'admin') && (
        <>
          {' · '}
          <LinkAnchor to="/payments" inherit>
            {t('trial', { count })}
          </LinkAnchor>
        </>
      )}
    </>
  );
}

/**
 * Links to programs or meal plans, and to create a client. `isQuiet` is true while the checklist contains the primary button
 * of the screen.
 */
function QuickActions({ work, isQuiet }: { work: Work; isQuiet: boolean }) {
  const t = useTexts('home');
  const may = useMay();
  const mayAdd = useMayAddClients();
  const linksPrograms = work.hasTraining && may('view programs');

  return (
    <>
      {linksPrograms && (
        <LinkButton to="/programs" variant="default">
          {t('actions.program')}
        </LinkButton>
      )}
      {!linksPrograms && may('view meal plans') && (
        <LinkButton to="/mealPlans" variant="default">
          {t('actions.mealPlan')}
        </LinkButton>
      )}
      {mayAdd && (
        <LinkButton
          to="/clients/create"
          variant={isQuiet ? 'default' : 'filled'}
          leftSection={<IconPlus size={18} aria-hidden="true" />}
        >
          {t('actions.client')}
        </LinkButton>
      )}
    </>
  );
}
