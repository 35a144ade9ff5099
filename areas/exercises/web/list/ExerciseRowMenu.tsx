import { IconArchive, IconArchiveOff, IconCopy, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Exercise } from '../../contract/exercise.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { OverflowMenu, MenuAction, MenuLink } from '#shell/web/widgets/OverflowMenu.tsx';
import { CloneDialog } from '../edit/CloneDialog.tsx';
import { useExerciseActions } from '../exercise-acts.ts';
import { useMayChange } from '../may-change.ts';

/** What one may change is edited, archived and deleted; every exercise is the start of an own one. */
export function ExerciseRowMenu({ exercise }: { exercise: Exercise }) {
  const t = useTexts('exercises');
  const may = useMay();
  const mayChange = useMayChange()(exercise);
  const acts = useExerciseActions(exercise);
  const [isCloning, setCloning] = useState(false);
  const { id, name, isArchived } = exercise;
  const OpenIcon = mayChange ? IconPencil : IconEye;

  return (
    <>
      <OverflowMenu label={t('row.menu', { name })}>
        <MenuLink icon={OpenIcon} to="/exercises/$id/edit" params={{ id }}>
          {t(mayChange ? 'acts.edit' : 'acts.open')}
        </MenuLink>
        {may('create exercises') && (
          <MenuAction icon={IconCopy} onClick={() => setCloning(true)}>
            {t('acts.clone')}
          </MenuAction>
        )}
        {mayChange && may('delete exercises') && <RemovalItems isArchived={isArchived} {...acts} />}
      </OverflowMenu>
      <CloneDialog exercise={exercise} opened={isCloning} onClose={() => setCloning(false)} />
    </>
  );
}

interface RemovalItemsProps {
  isArchived: boolean;
  archive: () => void;
  restore: () => void;
  remove: () => void;
}

export function RemovalItems({ isArchived, archive, restore, remove }: RemovalItemsProps) {
  const t = useTexts('exercises');
  const Icon = isArchived ? IconArchiveOff : IconArchive;
  return (
    <>
      <MenuAction icon={Icon} onClick={isArchived ? restore : archive}>
        {t(isArchived ? 'acts.restore' : 'acts.archive')}
      </MenuAction>
      <MenuAction icon={IconTrash} isDanger onClick={remove}>
        {t('acts.delete')}
      </MenuAction>
    </>
  );
}
