import { IconPencil, IconPrinter, IconTrash, IconUser } from '@tabler/icons-react';
import { useConfirmUnassign } from '#areas/assignments/web/public.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { OverflowMenu, MenuAction, MenuLink } from '#shell/web/widgets/OverflowMenu.tsx';
import type { ProgramCard } from '../../../contract.ts';
import { useUnassign } from '../../queries.ts';

export function CopyMenu({ copy: { id, title, clientId, clientName } }: { copy: ProgramCard }) {
  const t = useTexts('programs');
  const may = useMay();
  const client = clientName ?? '';
  const confirmUnassign = useConfirmUnassign({ title, clientName: client }, undefined);
  const unassign = useUnassign({ id, title, clientName: client });

  return (
    <OverflowMenu label={t('assigned.menu', { title, client })}>
      {may('update programs') && (
        <MenuLink icon={IconPencil} to="/programs/$id/manage" params={{ id }}>
          {t('assigned.edit')}
        </MenuLink>
      )}
      <MenuLink icon={IconPrinter} to="/programs/$id/pdf" params={{ id }}>
        {t('pdf.open')}
      </MenuLink>
      {clientId && may('view clients') && (
        <MenuLink icon={IconUser} to="/clients/$id" params={{ id: clientId }}>
          {t('list.toClient')}
        </MenuLink>
      )}
      {may('update programs') && (
        <MenuAction icon={IconTrash} isDanger onClick={() => void confirmUnassign().then((is) => is && unassign())}>
          {t('unassign.action')}
        </MenuAction>
      )}
    </OverflowMenu>
  );
}
