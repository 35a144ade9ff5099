import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { AssignedMacro } from '../../contract/library.ts';
import { useOwnTargets } from './own-targets.ts';
import { TargetsSection } from './TargetsSection.tsx';

interface OwnTargetsProps {
  date: string;
  /** Shown when no targets apply on the date, when the professional hides the numbers, and when they cannot be loaded. */
  children?: ReactNode;
}

/** The client's own targets on a date. */
export function OwnTargets({ date, children }: OwnTargetsProps) {
  const t = useTexts('macros');
  const { data, error } = useOwnTargets();
  if (!data && !error) return <Skeleton height={220} radius={12} />;
  const macro = data?.macros.find((one) => appliesOn(one, date));
  if (!macro) return children;

  const since = t('client.since', { date: formatDate(macro.startsOn) });
  return <TargetsSection title={t('my.title')} subtitle={`${macro.title} · ${since}`} macro={macro} />;
}

function appliesOn({ startsOn, endsOn }: AssignedMacro, date: string): boolean {
  return startsOn <= date && (endsOn === null || date <= endsOn);
}
