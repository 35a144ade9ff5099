import { useMay } from '#shell/web/session.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type Stat, StatGroup } from '#shell/web/widgets/StatGroup.tsx';
import type { Overview } from '../contract.ts';

export function HomeStats({ overview }: { overview: Overview | undefined }) {
  const t = useTexts('home');
  const may = useMay();
  const note = useNotes(overview);

  const figures: (Stat | false)[] = [
    { label: t('figures.clients'), value: shown(overview?.activeClients), note: note?.clients },
    may('view workouts') && {
      label: t('figures.workouts'),
      value: shown(overview?.completedThisWeek),
      note: note?.workouts,
    },
    may('view programs') && { label: t('figures.programs'), value: shown(overview?.programs), note: note?.programs },
    may('view programs') && {
      label: t('figures.expiring'),
      value: shown(overview?.expiringPrograms),
      note: t('figures.expiringNote'),
    },
  ];
  return <StatGroup stats={figures.filter((figure) => figure !== false)} />;
}

function useNotes(overview: Overview | undefined) {
  const t = useTexts('home');
  if (!overview) return undefined;
  const { newClientsThisMonth, completedThisWeek, completedLastWeek, assignedPrograms } = overview;
  const moved = completedThisWeek - completedLastWeek;

  function workouts() {
    if (moved === 0) return t('figures.same');
    return t(moved > 0 ? 'figures.more' : 'figures.fewer', { count: Math.abs(moved) });
  }

  return {
    clients: newClientsThisMonth > 0 && t('figures.newClients', { count: newClientsThisMonth }),
    workouts: workouts(),
    programs: t('figures.assigned', { count: assignedPrograms }),
  };
}

function shown(count: number | undefined): string | undefined {
  return count === undefined ? undefined : formatNumber(count);
}
