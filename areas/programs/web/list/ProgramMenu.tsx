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
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { LazyCopyUpdatesDialog } from '#areas/assignments/web/public.tsx';
import { useShareAction } from '#areas/sharing/web/public.tsx';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type ProgramCard, programRoutes } from '../../contract.ts';
import { useUpdateKind } from '../assign/use-update-kind.tsx';
import { templateInvalidations } from '../queries.ts';
import { DuplicateDialog } from './templates/DuplicateDialog.tsx';
import { MoveProgramsDialog } from './templates/MoveProgramsDialog.tsx';
import { useDeleteTemplates } from './templates/template-actions.ts';

interface ProgramMenuProps {
  program: ProgramCard;
  /** Starts the selection with this program, in lists without checkboxes. */
  onSelect?: (() => void) | undefined;
}

/** Menu of the actions on a template. */
export function ProgramMenu(props: ProgramMenuProps) {
  const t = useTexts('programs');
  return (
    <LazyActionMenu label={t('list.menu', { title: props.program.title })}>
      <ProgramActions {...props} />
    </LazyActionMenu>
  );
}

function ProgramActions({ program, onSelect }: ProgramMenuProps) {
  const t = useTexts('programs');
  const { id, isEditable } = program;
  const [dialog, setDialog] = useState<'move' | 'duplicate' | 'update'>();
  const updateKind = useUpdateKind();
  const deleteTemplates = useDeleteTemplates();
  const sharing = useShareAction(program, {
    route: programRoutes.share,
    permission: 'update programs',
    invalidates: templateInvalidations,
  });
  const show = (name: typeof dialog) => () => setDialog(name);
  const dialogProps = (name: typeof dialog) => ({ opened: dialog === name, onClose: show(undefined) });
  const to = (path: 'manage' | 'assign' | 'pdf') => linkOptions({ to: `/programs/$id/${path}`, params: { id } });

  return (
    <>
      <ActionItems
        actions={[
          {
            label: t('list.open'),
            icon: IconPencil,
            permission: 'update programs',
            isHidden: !isEditable,
            link: to('manage'),
          },
          { label: t('list.assign'), icon: IconUserPlus, permission: 'update programs', link: to('assign') },
          { label: t('pdf.open'), icon: IconPrinter, link: to('pdf') },
          {
            label: t('list.duplicateIn'),
            icon: IconCopyPlus,
            permission: 'create programs',
            onClick: show('duplicate'),
          },
          {
            label: t('list.moveIn'),
            icon: IconFolderSymlink,
            permission: 'update programs',
            isHidden: !isEditable,
            onClick: show('move'),
          },
          sharing,
          {
            label: t('offer.menu'),
            icon: IconUsers,
            permission: 'update programs',
            isHidden: program.assigned === 0,
            onClick: show('update'),
          },
          { label: t('list.select'), icon: IconCheckbox, isHidden: !onSelect, onClick: () => onSelect?.() },
          {
            label: t('list.delete'),
            icon: IconTrash,
            permission: 'delete programs',
            isHidden: !isEditable,
            isDestructive: true,
            onClick: () => void deleteTemplates([program]),
          },
        ]}
      />
      <MoveProgramsDialog {...dialogProps('move')} programs={[program]} />
      <DuplicateDialog {...dialogProps('duplicate')} program={program} />
      {dialog === 'update' && <LazyCopyUpdatesDialog {...dialogProps('update')} kind={updateKind} templateId={id} />}
    </>
  );
}
