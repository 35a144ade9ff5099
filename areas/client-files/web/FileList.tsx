import type { Subject } from '#shell/web/api/subject.ts';
import { PagedCards } from '#shell/web/lists/PagedCards.tsx';
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
  const pages = useClientFiles(subject);
  return (
    <PagedCards pages={pages} empty={<EmptyState illustration="list" text={empty} />}>
      <Card flush>
        <ul className={classes['files']}>
          {pages.rows.map((file) => (
            <FileRow key={file.id} subject={subject} file={file} mayChange={mayChange} />
          ))}
        </ul>
      </Card>
    </PagedCards>
  );
}
