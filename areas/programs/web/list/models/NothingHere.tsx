import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import type { ProgramFilters } from '../../../contract.ts';
import type { ShownModels } from './use-shown-models.ts';

interface NothingHereProps {
  of: ShownModels;
  filters: ProgramFilters;
  create: ReactNode;
}

/** Why there is nothing, and the way out of it. */
export function NothingHere({ of: { open, pages, isLost }, filters, create }: NothingHereProps) {
  const t = useTexts('programs');
  const shell = useTexts('shell');
  if (isLost) return <EmptyState drawing="lost" text={t('list.lostFolder')} action={<ToAll />} />;
  if (pages.error) {
    const again = (
      <Button variant="default" onClick={pages.tryAgain}>
        {shell('errors.tryAgain')}
      </Button>
    );
    return <EmptyState drawing="lost" text={pages.error.message || shell('list.loadFailed')} action={again} />;
  }
  if (filters.search) {
    const text = open ? t('list.nothingIn', { folder: open.name }) : shell('list.nothingFound');
    return <EmptyState drawing="search" text={text} action={open && <ToAll search={filters.search} />} />;
  }
  if (open) return <EmptyState drawing="list" text={t('list.emptyFolder')} action={create} />;
  return <EmptyState drawing="weights" text={t('list.empty')} action={create} />;
}

/** The same search among all models. */
function ToAll({ search }: { search?: string }) {
  const t = useTexts('programs');
  return (
    <LinkButton variant="default" to="/programs" search={search ? { search } : {}}>
      {t(search ? 'list.searchAll' : 'list.toModels')}
    </LinkButton>
  );
}
