import {
  IconCheckbox,
  IconCopyPlus,
  IconFolderSymlink,
  IconPencil,
  IconPrinter,
  IconTrash,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { OverflowMenu, MenuAction, MenuLink } from '#shell/web/widgets/OverflowMenu.tsx';
import type { ProgramCard } from '../../contract.ts';
import { DuplicateDialog } from './templates/DuplicateDialog.tsx';
import { MoveProgramsDialog } from './templates/MoveProgramsDialog.tsx';
import { UpdateCopiesDialog } from './UpdateCopiesDialog.tsx';
import { useDeleteTemplates } from './templates/template-acts.ts';

interface ProgramMenuProps {
  program: ProgramCard;
  /** In lists without checkboxes: starts the selection with this program. */
  onSelect?: (() => void) | undefined;
}

/** Menu of the actions on a template. */
export function ProgramMenu({ program, onSelect }: ProgramMenuProps) {
  const t = useTexts('programs');
  const may = useMay();
  const [dialog, setDialog] = useState<'move' | 'duplicate' | 'update'>();
  const { deleteModels: deleteTemplates } = useDeleteTemplates();
  const close = () => setDialog(undefined);

  return (
    <>
      <OverflowMenu label={t('list.menu', { title: program.title })}>
        {may('update programs') && <Openings id={program.id} />}
        <MenuLink icon={IconPrinter} to="/programs/$id/pdf" params={{ id: program.id }}>
          {t('pdf.open')}
        </MenuLink>
        {may('create programs') && (
          <MenuAction icon={IconCopyPlus} onClick={() => setDialog('duplicate')}>
            {t('list.duplicateIn')}
          </MenuAction>
        )}
        {may('update programs') && (
          <MenuAction icon={IconFolderSymlink} onClick={() => setDialog('move')}>
            {t('list.moveIn')}
          </MenuAction>
        )}
        {program.assigned > 0 && may('update programs') && (
          <MenuAction icon={IconUsers} onClick={() => setDialog('update')}>
            {t('offer.menu')}
          </MenuAction>
        )}
        {onSelect && (
          <MenuAction icon={IconCheckbox} onClick={onSelect}>
            {t('list.select')}
          </MenuAction>
        )}
        {may('delete programs') && (
          <MenuAction icon={IconTrash} isDanger onClick={() => void deleteTemplates([program])}>
            {t('list.delete')}
          </MenuAction>
        )}
      </OverflowMenu>
      <MoveProgramsDialog programs={[program]} opened={dialog === 'move'} onClose={close} />
      <DuplicateDialog program={program} opened={dialog === 'duplicate'} onClose={close} />
      {dialog === 'update' && <UpdateCopiesDialog programId={program.id} onClose={close} />}
    </>
  );
}

function Openings({ id }: { id: string }) {
  const t = useTexts('programs');
  return (
    <>
      <MenuLink icon={IconPencil} to="/programs/$id/manage" params={{ id }}>
        {t('list.open')}
      </MenuLink>
      <MenuLink icon={IconUserPlus} to="/programs/$id/assign" params={{ id }}>
        {t('list.assign')}
      </MenuLink>
    </>
  );
}
