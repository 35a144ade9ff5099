import { IconPencil, IconPrinter, IconTrash, IconUser } from '@tabler/icons-react';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { OverflowMenu, MenuAction, MenuLink } from '#shell/web/widgets/OverflowMenu.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import type { ProgramCard } from '../../../contract.ts';
import { useUnassign } from '../../queries.ts';

/** What one does to a client's copy from the list of all. */
export function CopyMenu({ copy: { id, title, clientId, clientName } }: { copy: ProgramCard }) {
  const t = useTexts('programs');
  const may = useMay();
  const client = clientName ?? '';
  const unassign = useUnassign(() => toast.success(t('unassign.done', { title, client })));

  async function ask(): Promise<void> {
    const isSure = await confirm({
      title: t('unassign.title', { title, client }),
      text: t('unassign.text'),
      confirmLabel: t('unassign.yes'),
      destructive: true,
    });
    if (isSure) unassign.mutate({ programId: id });
  }

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
        <MenuAction icon={IconTrash} isDanger onClick={() => void ask()}>
          {t('unassign.yes')}
        </MenuAction>
      )}
    </OverflowMenu>
  );
}
