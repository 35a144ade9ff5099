import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import type { Week } from '../../../contract/document.ts';
import { exerciseIdsOf } from '../../../rules/content.ts';
import type { TrainedMuscles } from '../../../rules/muscle-sets.ts';
import { useEditor } from '../context.tsx';

/** Maximum number of ids in one request. */
const maxIds = 13;

/** Returns the muscles of all exercises of the program; requests those of exercises added since it was opened. */
export function useTrainedMuscles(weeks: readonly Week[]): TrainedMuscles {
  const { exercises } = useEditor();
  const known: TrainedMuscles = useMemo(
    () => new Map(exercises.map((exercise) => [exercise.id, exercise])),
    [exercises],
  );
  const missing = useMemo(() => missingIds(weeks, known), [weeks, known]);
  const { data } = useApiQuery(
    exerciseRoutes.list,
    { ids: missing },
    { enabled: missing !== '', placeholderData: keepPreviousData, staleTime: Number.POSITIVE_INFINITY },
  );
  const found = missing === '' ? undefined : data?.exercises;
  return useMemo(() => {
    if (!found) return known;
    return new Map([...known, ...found.map((exercise) => [exercise.id, exercise] as const)]);
  }, [known, found]);
}

function missingIds(weeks: readonly Week[], known: ReadonlyMap<string, unknown>): string {
  const ids = [...exerciseIdsOf(weeks)].filter((id) => !known.has(id));
  return ids.toSorted().slice(0, maxIds).join();
}
