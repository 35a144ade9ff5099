import { IconPlus } from '@tabler/icons-react';
import type { ExerciseFilters } from '../../contract/exercise.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { useHidesLibrary } from '../queries.ts';

/** What was not found can be created with the name that was typed. */
export function NoExercises({ filters: { search, owner } }: { filters: Pick<ExerciseFilters, 'search' | 'owner'> }) {
  const t = useTexts('exercises');
  const may = useMay();
  const hidesLibrary = useHidesLibrary();
  const create = may('create exercises') && (
    <LinkButton
      to="/exercises/create"
      variant="default"
      leftSection={<IconPlus size={16} aria-hidden="true" />}
      {...(search && { search: { name: search } })}
    >
      {search ? t('empty.create', { search }) : t('new')}
    </LinkButton>
  );

  if (owner === 'archived')
    return <EmptyState illustration="list" text={t(search ? 'empty.notArchived' : 'empty.archived')} />;
  if (search) return <EmptyState illustration="search" text={t('empty.search', { search })} action={create} />;
  if (hidesLibrary) return <EmptyState illustration="weights" text={t('empty.hidden')} action={create} />;
  return (
    <EmptyState illustration="weights" text={t(owner === 'own' ? 'empty.own' : 'empty.library')} action={create} />
  );
}
