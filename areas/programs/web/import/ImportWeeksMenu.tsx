import { Button, Menu } from '@mantine/core';
import { IconFileImport, IconFileText, IconStack2 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { newId } from '#shell/common/ids.ts';
import { lazyWithTexts } from '#shell/web/texts/lazy-with-texts.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { iconOnPhone } from '#shell/web/widgets/icon-on-phone.ts';
import { MenuAction } from '#shell/web/widgets/OverflowMenu.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import type { Week } from '../../contract/document.ts';
import { withWeeksInserted } from '../../rules/pasting.ts';
import { useContent, useEditor } from '../editor/context.tsx';
import { changeWeeks } from '../editor/edits/weeks.ts';
import { useVisibleWeek } from '../editor/shared/use-visible-week.ts';

const ImportProgramDialog = lazyWithTexts(
  ['exercises', 'sharing', 'attachments', 'folders'],
  async () => (await import('./ImportProgramDialog.tsx')).ImportProgramDialog,
);
const FromProgramDialog = lazy(async () => ({
  default: (await import('./from-program/FromProgramDialog.tsx')).FromProgramDialog,
}));

/** Menu that adds weeks to the open program. Each import is one edit, with one undo entry. */
export function ImportWeeksMenu() {
  const t = useTexts('programs');
  const [open, setOpen] = useState<'text' | 'program' | null>(null);

  return (
    <>
      <Menu position="bottom-end" width={250} shadow="md">
        <Menu.Target>
          <Button
            variant="default"
            aria-label={t('import.menu')}
            classNames={iconOnPhone}
            leftSection={<IconFileImport size={18} aria-hidden="true" />}
          >
            {t('import.menu')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <MenuAction icon={IconFileText} onClick={() => setOpen('text')}>
            {t('import.fromText')}
          </MenuAction>
          <MenuAction icon={IconStack2} onClick={() => setOpen('program')}>
            {t('import.fromProgram')}
          </MenuAction>
        </Menu.Dropdown>
      </Menu>
      <Suspense fallback={null}>{open && <Dialogs open={open} onClose={() => setOpen(null)} />}</Suspense>
    </>
  );
}

function Dialogs({ open, onClose }: { open: 'text' | 'program'; onClose: () => void }) {
  const t = useTexts('programs');
  const { id: programId, settings, store } = useEditor();
  const restSeconds = settings.defaultRestSeconds;
  const { show } = useVisibleWeek();
  const count = useContent(({ weeks }) => weeks.length);

  function insertWeeks(added: Week[], after: number): void {
    changeWeeks(store, (weeks) => withWeeksInserted(weeks, { chosen: added, afterWeek: after, newId }));
    show({ week: after });
    toast.success(t('import.added', { count: added.length }));
  }

  if (open === 'text')
    return (
      <ImportProgramDialog
        target={{ kind: 'open', programId, weeks: count, restSeconds, insertWeeks }}
        onClose={onClose}
      />
    );
  return <FromProgramDialog programId={programId} weeks={count} onPlace={insertWeeks} onClose={onClose} />;
}
