import { permittedCareKinds } from '#areas/clients/rules/in-charge.ts';
import { hasRole, useMay, useMe, usePermissions } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StatGroup } from '#shell/web/widgets/StatGroup.tsx';
import type { Overview } from '../contract.ts';
import type { Work } from './work.ts';

interface HomeStatsProps {
  overview: Overview | undefined;
  work: Work;
}

/** At most four figures. With training and nutrition, those of ending programs and meal plans are left out: they are listed below. */
export function HomeStats({ overview, work }: HomeStatsProps) {
  const t = useTexts('home');
  const may = useMay();
  const note = useNotes(overview);

  return (
    <StatGroup
      stats={[
        { label: t('figures.clients'), value: overview?.activeClients, note: note?.clients },
        work.hasTraining &&
          may('view workouts') && {
            label: t('figures.workouts'),
            value: overview?.completedThisWeek,
            note: note?.workouts,
          },
        work.hasTraining &&
          may('view programs') && {
            label: t('figures.programs'),
            value: overview?.programsInProgress,
            note: note?.programs,
          },
        !work.hasNutrition &&
          may('view programs') && {
            label: t('figures.expiring'),
            value: overview?.expiringPrograms,
            note: note?.expiring,
          },
        work.hasNutrition && {
          label: t('figures.mealPlans'),
          value: overview?.mealPlansInProgress,
          note: note?.mealPlans,
        },
        !work.hasTraining && {
          label: t('figures.expiringMealPlans'),
          value: overview?.expiringMealPlans,
          note: note?.expiringMealPlans,
        },
      ]}
    />
  );
}

function useNotes(overview: Overview | undefined) {
  const t = useTexts('home');
  const isOwner = hasRole(useMe(), 'admin');
  const isWithoutCare = permittedCareKinds(usePermissions()).length === 0;
  if (!overview) return undefined;
  const {
    activeClients,
    unregisteredClients: invited,
    newClientsThisMonth,
    completedThisWeek,
    completedLastWeek,
    programs,
    expiringPrograms,
  } = overview;
  const { mealPlans, expiringMealPlans } = overview;
  const difference = completedThisWeek - completedLastWeek;

  function workoutsNote() {
    if (difference === 0) return t('figures.same');
    return t(difference > 0 ? 'figures.more' : 'figures.fewer', { count: Math.abs(difference) });
  }

  function clientsNote() {
    if (activeClients === 0 && !isOwner) return t(isWithoutCare ? 'figures.withoutCare' : 'figures.noneFollowed');
    if (invited > 0)
      return t('figures.registeredAndInvited', {
        registered: t('figures.registered', { count: activeClients - invited }),
        invited: t('figures.invited', { count: invited }),
      });
    return newClientsThisMonth > 0 && t('figures.newClients', { count: newClientsThisMonth });
  }

  return {
    clients: clientsNote(),
    workouts: workoutsNote(),
    programs: t('figures.templates', { count: programs }),
    expiring: expiringPrograms > 0 && t('figures.expiringNote'),
    mealPlans: t('figures.templates', { count: mealPlans }),
    expiringMealPlans: expiringMealPlans > 0 && t('figures.expiringNote'),
  };
}
