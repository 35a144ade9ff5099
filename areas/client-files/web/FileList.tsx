import { Button, Skeleton } from '@mantine/core';
import type { Subject } from '#shell/web/api/subject.ts';
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
  const tShell = useTexts('shell');
  const { rows, error, isPending, hasMore, isLoadingMore, loadMore, refetch } = useClientFiles(subject);
  if (isPending) return <Skeleton height={160} radius={8} />;
  if (rows.length === 0)
    return (
      <Card>
        {error ? (
          <EmptyState
            illustration="lost"
            text={error.message || t('failed')}
            action={
              <Button variant="default" onClick={refetch}>
                {tShell('errors.tryAgain')}
              </Button>
            }
          />
        ) : (
          <EmptyState illustration="list" text={empty} />
        )}
      </Card>
    );

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
