import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Folder } from '#areas/folders/contract.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useDropTarget } from './dragging.ts';
import classes from './Breadcrumbs.module.css';

/** Links to the parent folders, which are drop targets too. */
export function Breadcrumbs({ parents, open }: { parents: readonly Folder[]; open: Folder }) {
  const t = useTexts('programs');
  const folders = useTexts('folders');

  return (
    <nav className={classes['path']} aria-label={folders('path.label')}>
      <ol>
        <li>
          <Step id={null} name={t('list.templates')} />
        </li>
        {parents.map(({ id, name }) => (
          <li key={id}>
            <IconChevronRight size={16} aria-hidden="true" />
            <Step id={id} name={name} />
          </li>
        ))}
        <li>
          <IconChevronRight size={16} aria-hidden="true" />
          <span className={classes['here']} aria-current="page" tabIndex={-1} data-here>
            {open.name}
          </span>
        </li>
      </ol>
    </nav>
  );
}

function Step({ id, name }: { id: string | null; name: string }) {
  const { dropRef, isOver } = useDropTarget({ folderId: id, name });
  return (
    <Link
      ref={dropRef}
      to="/programs"
      search={id === null ? {} : { folderId: id }}
      activeOptions={{ exact: true, includeSearch: true }}
      className={classes['step']}
      data-over={isOver}
    >
      {name}
    </Link>
  );
}
