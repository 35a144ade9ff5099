import { IconPlus } from '@tabler/icons-react';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { EmptyStateProps } from '#shell/web/widgets/EmptyState.tsx';
import type { ExerciseFilters } from '../../contract/exercise.ts';
import { useHidesLibrary } from '../queries.ts';

/**
 * The empty state of a list of exercises. After a search it offers to create an exercise with the searched name, except
 * in the archive and without the permission.
 */
export function useNoExercises({ search, owner }: Pick<ExerciseFilters, 'search' | 'owner'>): EmptyStateProps {
  const t = useTexts('exercises');
  const may = useMay();
  const hidesLibrary = useHidesLibrary();
  const createButton = may('create exercises') && (
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
    return { illustration: 'list', text: t(search ? 'empty.notArchived' : 'empty.archived'), action: null };
  if (search) return { illustration: 'search', text: t('empty.search', { search }), action: createButton };
  if (hidesLibrary) return { illustration: 'weights', text: t('empty.hidden'), action: createButton };
  return { illustration: 'weights', text: t(owner === 'own' ? 'empty.own' : 'empty.library'), action: createButton };
}
