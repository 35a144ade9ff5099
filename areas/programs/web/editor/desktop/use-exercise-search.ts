import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import type { Muscle } from '#areas/exercises/rules/taxonomy.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import type { Week } from '../../../contract/document.ts';
import { useContent } from '../context.tsx';

export interface FoundExercise {
  id: string;
  name: string;
  muscles: readonly Muscle[];
}

const pauseMs = 120;
const most = 8;

/** Of the library, by what is typed; before anything is typed, those this program uses most. */
export function useExerciseSearch(typed: string): { found: readonly FoundExercise[]; isBehind: boolean } {
  const [search] = useDebouncedValue(typed, pauseMs);
  const weeks = useContent((content) => content.weeks);
  const used = useMemo(() => usedIn(weeks), [weeks]);
  const { data, isPlaceholderData, isPending } = useApiQuery(
    exerciseRoutes.list,
    { search },
    { enabled: search !== '', placeholderData: keepPreviousData },
  );
  if (typed === '') return { found: used, isBehind: false };

  const found = (data?.exercises ?? []).slice(0, most);
  return {
    found: found.map(({ id, name, primaryMuscles }) => ({ id, name, muscles: primaryMuscles })),
    isBehind: search !== typed || isPending || isPlaceholderData,
  };
}

function usedIn(weeks: readonly Week[]): FoundExercise[] {
  const rows = weeks.flatMap(({ days }) => days.flatMap(({ workouts }) => workouts.flatMap((one) => one.exercises)));
  const counts = new Map<string, FoundExercise & { times: number }>();
  for (const { exerciseId: id, name } of rows)
    counts.set(id, { id, name, muscles: [], times: (counts.get(id)?.times ?? 0) + 1 });
  return [...counts.values()].toSorted((one, other) => other.times - one.times).slice(0, most);
}
