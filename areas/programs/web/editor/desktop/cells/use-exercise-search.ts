import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { defaultPrescription } from '#areas/exercises/rules/default-prescription.ts';
import type { ApiResponse } from '#shell/common/route.ts';
import type { Muscle } from '#areas/exercises/rules/taxonomy.ts';
import { apiQueryOptions, useApiQuery } from '#shell/web/api/query.ts';
import type { Week } from '../../../../contract/document.ts';
import { rowsOf } from '../../../../rules/content.ts';
import type { PickedExercise } from '../../../../rules/rows.ts';
import { type Editor, useContent, useEditor } from '../../context.tsx';
import { exerciseName } from '../../exercise-name.ts';

export interface FoundExercise extends PickedExercise {
  muscles: readonly Muscle[];
}

const debounceMs = 120;
const maxResults = 8;

interface ExerciseSearch {
  exercises: readonly FoundExercise[];
  isLoading: boolean;
  /** Returns the exercises as soon as those of the typed text are known. */
  load: () => Promise<readonly FoundExercise[]>;
}

/** Returns the exercises of the library that match the text; for an empty text, the most used ones of the program. */
export function useExerciseSearch(typed: string): ExerciseSearch {
  const client = useQueryClient();
  const [search] = useDebouncedValue(typed, debounceMs);
  const weeks = useContent((content) => content.weeks);
  const editor = useEditor();
  const used = useMemo(() => mostUsedExercises(weeks, editor), [weeks, editor]);
  const { data, isPlaceholderData, isPending } = useApiQuery(
    exerciseRoutes.list,
    { search },
    { enabled: search !== '', placeholderData: keepPreviousData },
  );
  if (typed === '') return { exercises: used, isLoading: false, load: async () => used };

  return {
    exercises: data ? foundIn(data) : [],
    isLoading: search !== typed || isPending || isPlaceholderData,
    load: async () => foundIn(await client.fetchQuery(apiQueryOptions(exerciseRoutes.list, { search: typed }))),
  };
}

function foundIn({ exercises }: ApiResponse<typeof exerciseRoutes.list>): FoundExercise[] {
  return exercises.slice(0, maxResults).map((exercise) => ({
    id: exercise.id,
    name: exercise.name,
    muscles: exercise.primaryMuscles,
    prescription: defaultPrescription(exercise),
  }));
}

function mostUsedExercises(weeks: readonly Week[], editor: Editor): FoundExercise[] {
  const counts = new Map<string, FoundExercise & { times: number }>();
  for (const row of rowsOf(weeks)) {
    const { exerciseId: id, type, sets } = row;
    const prescription = type === 'time' || type === 'distance' ? { type, sets: sets ?? 1 } : undefined;
    counts.set(id, {
      id,
      name: exerciseName(editor, row),
      muscles: [],
      prescription,
      times: (counts.get(id)?.times ?? 0) + 1,
    });
  }
  return [...counts.values()].toSorted((one, other) => other.times - one.times).slice(0, maxResults);
}
