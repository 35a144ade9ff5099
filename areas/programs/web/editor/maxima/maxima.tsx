import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type KnownMaximum, maximumRoutes } from '#areas/metrics/contract/maximum.ts';
import { metricLimits } from '#areas/metrics/contract/measurement.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { currentLanguage } from '#shell/web/texts/language.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ExerciseRow, Week } from '../../../contract/document.ts';
import { rowsOf } from '../../../rules/content.ts';
import { needsMaximum, shareText } from '../../../rules/percent-loads.ts';
import { useContent, useEditor } from '../context.tsx';
import { useExerciseName } from '../exercise-name.ts';

interface ClientMaxima {
  clientId: string;
  clientName: string;
  /** The exercises that were asked about, with their maximum; null for an unknown one. */
  maximumOf: ReadonlyMap<string, KnownMaximum | null>;
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
    const known = new Map(data.maxima.map((maximum) => [maximum.exerciseId, maximum]));
    // An exercise that was just added is unknown only once it was asked about.
    const requestedIds = isPlaceholderData ? [...known.keys()] : exerciseIds.split(',');
    const maximumOf = new Map(requestedIds.map((id) => [id, known.get(id) ?? null]));
    return { clientId: client.id, clientName: client.name, maximumOf };
  }, [client, data, exerciseIds, isPlaceholderData]);
  return <MaximaContext value={maxima}>{children}</MaximaContext>;
}

/** The client of the copy and the exercises whose maximum is unknown; null while none is missing. */
export function useMissingMaxima(): { client: { id: string; name: string }; exerciseIds: readonly string[] } | null {
  const maxima = useContext(MaximaContext);
  if (!maxima) return null;
  const exerciseIds = [...maxima.maximumOf].flatMap(([id, maximum]) => (maximum === null ? id : []));
  return exerciseIds.length === 0 ? null : { client: { id: maxima.clientId, name: maxima.clientName }, exerciseIds };
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
    const maximum = maxima?.maximumOf.get(row.exerciseId);
    if (!maxima || maximum === undefined || !needsMaximum(row)) return null;
    if (maximum === null)
      return { isMissing: true, text: t('maximum.missing', { exercise: nameOf(row), client: maxima.clientName }) };
    const { oneRepMaxKg, isPerHand = false } = maximum;
    const formats = { language: currentLanguage(), formatNumber: (value: number) => formatNumber(value, 2) };
    const kg = shareText(row, { oneRepMaxKg, isPerHand, loadStepKg: settings.loadStepKg }, formats);
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
