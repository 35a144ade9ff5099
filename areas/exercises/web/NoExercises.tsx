import { IconPlus } from '@tabler/icons-react';
import type { ExerciseFilters } from '../contract.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';

/** What was not found can be created with the name that was typed. */
export function NoExercises({ filters: { search, owner } }: { filters: ExerciseFilters }) {
  const t = useTexts('exercises');
  const may = useMay();
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

  if (search) return <EmptyState drawing="search" text={t('empty.search', { search })} action={create} />;
  return <EmptyState drawing="weights" text={t(owner === 'own' ? 'empty.own' : 'empty.library')} action={create} />;
}
