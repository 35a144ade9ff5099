import { ActionIcon, Menu } from '@mantine/core';
import { IconCalendarEvent, IconDots, IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { AssignedProgram } from '../../contract.ts';
import classes from '../list/ProgramMenu.module.css';
import { useAskToUnassign } from './use-ask-to-unassign.ts';

const CopyDialog = lazy(async () => ({ default: (await import('./CopyDialog.tsx')).CopyDialog }));

/** What one does to a client's copy. */
export function AssignedMenu({ program }: { program: AssignedProgram }) {
  const t = useTexts('programs');
  const navigate = useNavigate();
  const { id, title, clientName } = program;
  const ask = useAskToUnassign(program);
  const [dialog, setDialog] = useState<'closed' | 'open' | 'never'>('never');

  return (
    <>
      <Menu position="bottom-end" width={230} shadow="md" classNames={{ item: classes['item'] ?? '' }}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            className={classes['dots'] ?? ''}
            aria-label={t('assigned.menu', { title, client: clientName })}
          >
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconPencil size={16} aria-hidden="true" />}
            onClick={() => void navigate({ to: '/programs/$id/manage', params: { id } })}
          >
            {t('assigned.edit')}
          </Menu.Item>
          <Menu.Item leftSection={<IconCalendarEvent size={16} aria-hidden="true" />} onClick={() => setDialog('open')}>
            {t('assigned.datesAndNote')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconPrinter size={16} aria-hidden="true" />}
            onClick={() => void navigate({ to: '/programs/$id/pdf', params: { id } })}
          >
            {t('pdf.open')}
          </Menu.Item>
          <Menu.Item
            color="var(--mantine-color-error)"
            leftSection={<IconTrash size={16} aria-hidden="true" />}
            onClick={() => void ask()}
          >
            {t('unassign.yes')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog !== 'never' && (
        <Suspense fallback={null}>
          <CopyDialog copy={program} opened={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  );
}
