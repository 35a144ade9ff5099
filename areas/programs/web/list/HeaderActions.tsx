import { Button, Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFileImport, IconFolderPlus, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { OverflowMenu, MenuAction } from '#shell/web/widgets/OverflowMenu.tsx';

export type CreateKind = 'program' | 'folder' | 'import';

interface HeaderActionsProps {
  onAsk: (what: CreateKind) => void;
  /** Whether there is an unfinished import. */
  isImportKept: boolean;
}

/** The button for a new program, and import and new folder, which are a menu on a phone. */
export function HeaderActions(props: HeaderActionsProps) {
  const may = useMay();
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  if (!may('create programs')) return null;
  if (isPhone)
    return (
      <>
        <NewProgramButton {...props} />
        <OtherWays {...props} />
      </>
    );
  return (
    <>
      <NewFolderButton {...props} />
      <ImportButton {...props} />
      <NewProgramButton {...props} />
    </>
  );
}

/** New program and import, for an empty list. */
export function FirstActions(props: HeaderActionsProps): ReactNode {
  const may = useMay();
  if (!may('create programs')) return null;
  return (
    <Group gap="sm" justify="center">
      <ImportButton {...props} />
      <NewProgramButton {...props} />
    </Group>
  );
}

export function NewProgramButton({ onAsk }: Pick<HeaderActionsProps, 'onAsk'>) {
  const t = useTexts('programs');
  const may = useMay();
  if (!may('create programs')) return null;
  return (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => onAsk('program')}>
      {t('list.new')}
    </Button>
  );
}

function NewFolderButton({ onAsk }: HeaderActionsProps) {
  const t = useTexts('folders');
  return (
    <Button
      variant="default"
      leftSection={<IconFolderPlus size={18} aria-hidden="true" />}
      onClick={() => onAsk('folder')}
    >
      {t('new.action')}
    </Button>
  );
}

function ImportButton({ onAsk, isImportKept }: HeaderActionsProps) {
  const t = useTexts('programs');
  return (
    <Button
      variant="default"
      leftSection={<IconFileImport size={18} aria-hidden="true" />}
      onClick={() => onAsk('import')}
    >
      {t(isImportKept ? 'import.resume' : 'import.action')}
    </Button>
  );
}

function OtherWays({ onAsk, isImportKept }: HeaderActionsProps) {
  const t = useTexts('programs');
  const folders = useTexts('folders');
  return (
    <OverflowMenu label={t('list.more')} placement="header">
      <MenuAction icon={IconFolderPlus} onClick={() => onAsk('folder')}>
        {folders('new.action')}
      </MenuAction>
      <MenuAction icon={IconFileImport} onClick={() => onAsk('import')}>
        {t(isImportKept ? 'import.resume' : 'import.action')}
      </MenuAction>
    </OverflowMenu>
  );
}
