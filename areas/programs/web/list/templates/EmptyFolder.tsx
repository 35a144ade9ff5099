import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import type { ProgramFilters } from '../../../contract.ts';
import type { FolderListing } from './use-folder-listing.ts';

interface EmptyFolderProps {
  listing: FolderListing;
  filters: ProgramFilters;
  create: ReactNode;
}

/** Why the list is empty, with the next action. */
export function EmptyFolder({ listing: { open, pages, isLost }, filters, create }: EmptyFolderProps) {
  const t = useTexts('programs');
  const shell = useTexts('shell');
  if (isLost) return <EmptyState illustration="lost" text={t('list.lostFolder')} action={<ToAll />} />;
  if (pages.error) {
    const again = (
      <Button variant="default" onClick={pages.refetch}>
        {shell('errors.tryAgain')}
      </Button>
    );
    return <EmptyState illustration="lost" text={pages.error.message || shell('list.loadFailed')} action={again} />;
  }
  if (filters.search) {
    const text = open ? t('list.nothingIn', { folder: open.name }) : shell('list.nothingFound');
    return <EmptyState illustration="search" text={text} action={open && <ToAll search={filters.search} />} />;
  }
  if (open) return <EmptyState illustration="list" text={t('list.emptyFolder')} action={create} />;
  return <EmptyState illustration="weights" text={t('list.empty')} action={create} />;
}

/** The same search in all folders. */
function ToAll({ search }: { search?: string }) {
  const t = useTexts('programs');
  return (
    <LinkButton variant="default" to="/programs" search={search ? { search } : {}}>
      {t(search ? 'list.searchAll' : 'list.toModels')}
    </LinkButton>
  );
}
