import { useMay } from '#shell/web/session.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type Stat, StatGroup } from '#shell/web/widgets/StatGroup.tsx';
import type { Overview } from '../contract.ts';

export function HomeStats({ overview }: { overview: Overview | undefined }) {
  const t = useTexts('home');
  const may = useMay();
  const note = useNotes(overview);

  const stats: (Stat | false)[] = [
    { label: t('figures.clients'), value: formatCount(overview?.activeClients), note: note?.clients },
    may('view workouts') && {
      label: t('figures.workouts'),
      value: formatCount(overview?.completedThisWeek),
      note: note?.workouts,
    },
    may('view programs') && {
      label: t('figures.programs'),
      value: formatCount(overview?.programs),
      note: note?.programs,
    },
    may('view programs') && {
      label: t('figures.expiring'),
      value: formatCount(overview?.expiringPrograms),
      note: t('figures.expiringNote'),
    },
  ];
  return <StatGroup stats={stats.filter((stat) => stat !== false)} />;
}

function useNotes(overview: Overview | undefined) {
  const t = useTexts('home');
  if (!overview) return undefined;
  const { newClientsThisMonth, completedThisWeek, completedLastWeek, assignedPrograms } = overview;
  const difference = completedThisWeek - completedLastWeek;

  function workoutsNote() {
    if (difference === 0) return t('figures.same');
    return t(difference > 0 ? 'figures.more' : 'figures.fewer', { count: Math.abs(difference) });
  }

  return {
    clients: newClientsThisMonth > 0 && t('figures.newClients', { count: newClientsThisMonth }),
    workouts: workoutsNote(),
    programs: t('figures.assigned', { count: assignedPrograms }),
  };
}

function formatCount(count: number | undefined): string | undefined {
  return count === undefined ? undefined : formatNumber(count);
}
