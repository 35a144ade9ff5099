import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useMay } from '#shell/web/session.ts';
import { formatNumber, formatShortDate, formatWeight } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ExerciseRow } from '../../../contract/document.ts';
import { type NextRow, nextRows } from '../../../rules/next-rows.ts';
import { useContent, useEditor } from '../context.tsx';
import { type LoadOfRow, loadNextLoads, type NextLoad, type RowPosition } from './provide.ts';

interface NextLoadsOfCopy {
  loadOf: LoadOfRow;
  programId: string;
  /** The numbers of the days of the rows that the client does next. */
  days: ReadonlyMap<string, number>;
}

/** Null in a template, and until what the client did is known. */
const NextLoadsContext = createContext<NextLoadsOfCopy | null>(null);

/** Exercises of one request. */
const maxExercises = 100;

interface NextLoadsProviderProps {
  copy: { clientId: string; programId: string } | null;
  children: ReactNode;
}

/** Finds the rows that the client of a copy does next, and reads what they did of those exercises, again when they train. */
export function NextLoadsProvider({ copy, children }: NextLoadsProviderProps) {
  const { training } = useEditor();
  const { done, previous } = training.use();
  const mayRead = useMay()('view workouts');
  const rows = useContent(({ weeks }) => (copy ? JSON.stringify(nextRows(weeks, (id) => done.has(id))) : '[]'));
  const next = useMemo(() => JSON.parse(rows) as NextRow[], [rows]);
  const exerciseIds = idsOf(next);
  const { data: loadOf } = useQuery({
    queryKey: ['next loads', copy?.clientId, exerciseIds, previous],
    queryFn: async ({ signal }) => {
      const read = await loadNextLoads();
      if (!read || !copy) return null;
      const load = await read({ clientId: copy.clientId, exerciseIds: exerciseIds.split(',') }, signal);
      return { load };
    },
    enabled: mayRead && copy !== null && exerciseIds !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { skipGlobalErrorHandler: true },
  });
  const value = useMemo(() => {
    if (!copy || !loadOf) return null;
    const days = new Map(next.map(({ id, dayNumber }) => [id, dayNumber]));
    return { loadOf: loadOf.load, programId: copy.programId, days };
  }, [copy, loadOf, next]);
  return <NextLoadsContext value={value}>{children}</NextLoadsContext>;
}

export interface ShownLoad {
  /** `62,5 kg`. */
  load: string;
  /** `Il cliente troverà 62,5 kg (ultima: 60 kg × 8, 12 nov)`. */
  line: string;
  /** No load is proposed, because the client skipped the exercise because of pain: `Saltato per dolore il 12 nov: «fitta al ginocchio»`. */
  isPain?: true;
}

/** The load that the client will find in a row that they do next; null where it is the one that is written. */
export function useNextLoad(): (row: ExerciseRow | undefined) => ShownLoad | null {
  const t = useTexts('programs');
  const next = useContext(NextLoadsContext);
  const { settings } = useEditor();
  return (row) => {
    if (!row || !next) return null;
    const dayNumber = next.days.get(row.id);
    if (dayNumber === undefined) return null;
    const position: RowPosition = { programId: next.programId, dayNumber, settings };
    const found = next.loadOf(row, position);
    if (!found) return null;
    const { weightKg, pain } = found;
    if (pain) return { load: '', line: painText(t, pain), isPain: true };
    if (weightKg === null) return null;
    const load = formatWeight(weightKg);
    const last = lastOf(t, found);
    return { load, line: last ? t('nextLoad.from', { load, ...last }) : t('nextLoad.line', { load }) };
  };
}

function painText(t: TFunction<'programs'>, { on, note }: NonNullable<NextLoad['pain']>): string {
  const date = formatShortDate(on);
  return note ? t('nextLoad.painWithNote', { date, note }) : t('nextLoad.pain', { date });
}

function lastOf(t: TFunction<'programs'>, { from }: NextLoad): { sets: string; date: string } | null {
  if (!from?.finishedOn) return null;
  const sets = [from.weightKg === null ? '' : formatWeight(from.weightKg), formatNumber(from.reps)];
  const result = sets.filter(Boolean).join(' × ');
  const { setNumber: number } = from;
  const named = number === undefined ? result : t('nextLoad.ofSet', { number, result });
  return { sets: named, date: formatShortDate(from.finishedOn) };
}

/** The ids of the exercises, joined by commas, and no more than one request may have. Their order does not change with that of the rows. */
function idsOf(rows: readonly NextRow[]): string {
  const ids = new Set(rows.map(({ exerciseId }) => exerciseId));
  return [...ids].slice(0, maxExercises).toSorted().join();
}
