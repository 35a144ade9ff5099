import { Button, Skeleton } from '@mantine/core';
import type { Subject } from '#shell/web/api/subject.ts';
import { LoadFailed } from '#shell/web/lists/LoadFailed.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { FileRow } from './FileRow.tsx';
import classes from './Files.module.css';
import { useClientFiles } from './queries.ts';

interface FileListProps {
  subject: Subject;
  mayChange: boolean;
  empty: string;
}

/** The files of a client, the last changed first. */
export function FileList({ subject, mayChange, empty }: FileListProps) {
  const t = useTexts('client-files');
  const pages = useClientFiles(subject);
  const { rows, error, isPending, hasMore, isLoadingMore, loadMore } = pages;
  if (isPending) return <Skeleton height={160} radius={8} />;
  if (rows.length === 0)
    return <Card>{error ? <LoadFailed pages={pages} /> : <EmptyState illustration="list" text={empty} />}</Card>;

  return (
    <Card flush>
      <ul className={classes['files']}>
        {rows.map((file) => (
          <FileRow key={file.id} subject={subject} file={file} mayChange={mayChange} />
        ))}
      </ul>
      {hasMore && (
        <Button variant="subtle" fullWidth loading={isLoadingMore} onClick={loadMore}>
          {t('more')}
        </Button>
      )}
    </Card>
  );
}
