import { Button, Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFileImport, IconFolderPlus, IconPlus } from '@tabler/icons-react';
import { ActionMenu, type RecordMenuAction } from '#shell/web/records/ActionMenu.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';

export type CreateKind = 'program' | 'folder' | 'import';

interface HeaderActionsProps {
  onSelect: (kind: CreateKind) => void;
  /** Whether there is an unfinished import. */
  hasImportDraft: boolean;
}

/** Buttons for a new program, an import and a new folder; on a phone, import and new folder are in a menu. */
export function HeaderActions(props: HeaderActionsProps) {
  const t = useTexts('programs');
  const may = useMay();
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const { newFolder, importProgram, newProgram } = useCreateActions(props);
  if (!may('create programs')) return null;
  return isPhone ? (
    <>
      <ActionButton {...newProgram} isPrimary />
      <ActionMenu label={t('list.more')} placement="header" actions={[newFolder, importProgram]} />
    </>
  ) : (
    <>
      <ActionButton {...newFolder} />
      <ActionButton {...importProgram} />
      <ActionButton {...newProgram} isPrimary />
    </>
  );
}

/** Buttons of an empty list: new program and, with `withImport`, import. */
export function EmptyListActions({ withImport, ...props }: HeaderActionsProps & { withImport: boolean }) {
  const may = useMay();
  const { importProgram, newProgram } = useCreateActions(props);
  if (!may('create programs')) return null;
  return (
    <Group gap="sm" justify="center">
      {withImport && <ActionButton {...importProgram} />}
      <ActionButton {...newProgram} isPrimary />
    </Group>
  );
}

function useCreateActions({ onSelect, hasImportDraft }: HeaderActionsProps) {
  const t = useTexts('programs');
  const folders = useTexts('folders');
  return {
    newProgram: { label: t('list.new'), icon: IconPlus, onClick: () => onSelect('program') },
    newFolder: { label: folders('new.action'), icon: IconFolderPlus, onClick: () => onSelect('folder') },
    importProgram: {
      label: t(hasImportDraft ? 'import.resume' : 'import.action'),
      icon: IconFileImport,
      onClick: () => onSelect('import'),
    },
  };
}

function ActionButton({ label, icon: Icon, onClick, isPrimary }: RecordMenuAction & { isPrimary?: boolean }) {
  return (
    <Button
      variant={isPrimary ? 'filled' : 'default'}
      leftSection={<Icon size={18} aria-hidden="true" />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
