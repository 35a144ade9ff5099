import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { ErrorScreen } from '../widgets/ErrorScreen.tsx';
import { Screen, type ScreenProps } from '../widgets/Screen.tsx';
import type { RecordQuery } from './use-record.ts';

interface RecordScreenProps<T> extends Pick<ScreenProps, 'back' | 'narrow'> {
  query: RecordQuery<T>;
  title: (record: T) => string;
  subtitle?: (record: T) => ReactNode;
  actions?: (record: T) => ReactNode;
  children: (record: T) => ReactNode;
}

/**
 * The screen of one record, with its states: loading, not found, error.
 *
 *     <RecordScreen query={useExercise(id)} title={({ name }) => name} back={{ to: '/exercises', label: t('title') }}>
 *       {(exercise) => <ExerciseForm exercise={exercise} />}
 *     </RecordScreen>
 */
export function RecordScreen<T>({ query, title, subtitle, actions, children, ...rest }: RecordScreenProps<T>) {
  const { record, error } = query;
  if (error) return <RecordError error={error} />;
  if (record === undefined)
    return (
      <Screen title={'\u00a0'} {...rest}>
        <Skeleton height={420} />
      </Screen>
    );

  return (
    <Screen title={title(record)} subtitle={subtitle?.(record)} actions={actions?.(record)} {...rest}>
      {children(record)}
    </Screen>
  );
}

/** Shown when a record did not load. Empty for a missing record: the global handler shows a toast and navigates back. */
export function RecordError({ error }: { error: ApiError }) {
  return error.status === 404 ? null : <ErrorScreen error={error} />;
}
