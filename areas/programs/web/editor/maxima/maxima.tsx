import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { maximumRoutes } from '#areas/metrics/contract/maximum.ts';
import { metricLimits } from '#areas/metrics/contract/measurement.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ExerciseRow, Week } from '../../../contract/document.ts';
import { rowsOf } from '../../../rules/content.ts';
import { needsMaximum, shareText } from '../../../rules/percent-loads.ts';
import { useContent, useEditor } from '../context.tsx';
import { useExerciseName } from '../exercise-name.ts';

interface ClientMaxima {
  clientName: string;
  /** The exercises that were asked about, with their maximum in kg; null for an unknown one. */
  kgOf: ReadonlyMap<string, number | null>;
}

/** Null in a template, and until the maximums are known. */
const MaximaContext = createContext<ClientMaxima | null>(null);

interface MaximaProviderProps {
  client: { id: string; name: string } | null;
  children: ReactNode;
}

/** Requests the maximums of the client of a copy, of the exercises with a load that is a share of them. */
export function MaximaProvider({ client, children }: MaximaProviderProps) {
  const exerciseIds = useContent(({ weeks }) => (client ? idsOf(weeks) : ''));
  const mayRead = useMay()('view health records');
  const request = { clientId: client?.id ?? '', exerciseIds };
  const { data, isPlaceholderData } = useApiQuery(maximumRoutes.list.client, request, {
    enabled: mayRead && client !== null && exerciseIds !== '',
    placeholderData: keepPreviousData,
  });
  const maxima = useMemo(() => {
    if (!client || !data) return null;
    const known = new Map(data.maxima.map((maximum) => [maximum.exerciseId, maximum.oneRepMaxKg]));
    // An exercise that was just added is unknown only once it was asked about.
    const requestedIds = isPlaceholderData ? [...known.keys()] : exerciseIds.split(',');
    const kgOf = new Map(requestedIds.map((id) => [id, known.get(id) ?? null]));
    return { clientName: client.name, kgOf };
  }, [client, data, exerciseIds, isPlaceholderData]);
  return <MaximaContext value={maxima}>{children}</MaximaContext>;
}

export interface RowMaximum {
  isMissing: boolean;
  /** `75% = 75 kg`, or that the maximum is unknown. */
  text: string;
}

/** What the maximum of the client means for the load of a row; null for a load that is no share of it. */
export function useRowMaximum(): (row: ExerciseRow) => RowMaximum | null {
  const t = useTexts('programs');
  const maxima = useContext(MaximaContext);
  const { settings } = useEditor();
  const nameOf = useExerciseName();
  return (row) => {
    const oneRepMaxKg = maxima?.kgOf.get(row.exerciseId);
    if (!maxima || oneRepMaxKg === undefined || !needsMaximum(row)) return null;
    if (oneRepMaxKg === null)
      return { isMissing: true, text: t('maximum.missing', { exercise: nameOf(row), client: maxima.clientName }) };
    const kg = shareText(row, { oneRepMaxKg, loadStepKg: settings.loadStepKg }, (value) => formatNumber(value, 2));
    const share =
      row.weight || (row.progression?.kind === 'percent' ? `${formatNumber(row.progression.percent)}%` : '');
    return { isMissing: false, text: t('maximum.share', { share, kg }) };
  };
}

/** The ids, joined by commas, and no more than one request may have. */
function idsOf(weeks: readonly Week[]): string {
  const ids = new Set(
    rowsOf(weeks)
      .filter(needsMaximum)
      .map(({ exerciseId }) => exerciseId),
  );
  return [...ids].toSorted().slice(0, metricLimits.exercises).join();
}
