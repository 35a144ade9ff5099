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

interface Found {
  exercises: readonly FoundExercise[];
  /** No name contains all words of the text: the exercises are only similar. */
  isSimilarOnly: boolean;
}

interface ExerciseSearch {
  /** The found exercises, and null for the library: first where the exercises are only similar, else last. */
  options: readonly (FoundExercise | null)[];
  /** No name contains all words of the text. */
  isUnmatched: boolean;
  isLoading: boolean;
  /** Returns the first exercise whose name contains the typed words, as soon as it is known. */
  loadFirst: () => Promise<FoundExercise | undefined>;
}

const none: Found = { exercises: [], isSimilarOnly: false };

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
  if (typed === '')
    return { options: [...used, null], isUnmatched: false, isLoading: false, loadFirst: async () => used[0] };

  const { exercises, isSimilarOnly } = data ? foundIn(data) : none;
  const isLoading = search !== typed || isPending || isPlaceholderData;
  return {
    options: isSimilarOnly ? [null, ...exercises] : [...exercises, null],
    isUnmatched: (isSimilarOnly || exercises.length === 0) && !isLoading,
    isLoading,
    async loadFirst() {
      const found = foundIn(await client.fetchQuery(apiQueryOptions(exerciseRoutes.list, { search: typed })));
      return found.isSimilarOnly ? undefined : found.exercises[0];
    },
  };
}

function foundIn({ exercises, isSimilarOnly }: ApiResponse<typeof exerciseRoutes.list>): Found {
  const found = exercises.slice(0, maxResults).map((exercise) => ({
    id: exercise.id,
    name: exercise.name,
    muscles: exercise.primaryMuscles,
    prescription: defaultPrescription(exercise),
  }));
  return { exercises: found, isSimilarOnly };
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
