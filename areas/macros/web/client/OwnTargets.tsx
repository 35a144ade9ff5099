import type { ReactNode } from 'react';
import { useCachedApiQuery } from '#shell/web/api/cached-query.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type AssignedMacro, clientMacroRoutes } from '../../contract/library.ts';
import { TargetsSection } from './TargetsSection.tsx';

interface OwnTargetsProps {
  date: string;
  /** Shown when no targets apply on the date, and when the professional hides the numbers. */
  children?: ReactNode;
}

/** The client's own targets on a date: those cached on this device at once, from the server when it responds. */
export function OwnTargets({ date, children }: OwnTargetsProps) {
  const t = useTexts('macros');
  const { data, error } = useCachedApiQuery(useMe().clientId ?? '', { route: clientMacroRoutes.list.own, request: {} });
  if (!data && !error) return null;
  const macro = data?.macros.find((one) => appliesOn(one, date));
  if (!macro) return children;

  const since = t('client.since', { date: formatDate(macro.startsOn) });
  return <TargetsSection title={t('my.title')} subtitle={`${macro.title} · ${since}`} macro={macro} />;
}

function appliesOn({ startsOn, endsOn }: AssignedMacro, date: string): boolean {
  return startsOn <= date && (endsOn === null || date <= endsOn);
}
