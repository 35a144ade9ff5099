import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { OptionList, RadioOption } from '#shell/web/forms/OptionFieldset.tsx';
import { SearchField } from '#shell/web/lists/SearchField.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import type { Folder } from '../contract.ts';
import { ancestorsOf, flattenTree } from '../rules/tree.ts';
import classes from './FolderPickerDialog.module.css';
import { useFolders } from './queries.ts';

/** Minimum number of folders for which a search field is shown. */
const searchableFrom = 13;

interface FolderPickerDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Label of the submit button. */
  submit: string;
  /** Id of the folder that is chosen initially; null means outside all folders. */
  initial: string | null;
  /** Returns why a folder cannot be chosen; undefined when it can. */
  disabledReason?: (folderId: string | null) => string | undefined;
  isSaving?: boolean;
  onChoose: (folderId: string | null) => void;
}

/** Dialog that selects a folder. */
export function FolderPickerDialog({ opened, onClose, title, ...form }: FolderPickerDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <PickerForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function PickerForm(props: Omit<FolderPickerDialogProps, 'opened' | 'title'>) {
  const { initial, disabledReason = () => undefined, submit, isSaving = false, onChoose, onClose } = props;
  const t = useTexts('folders');
  const shell = useTexts('shell');
  const { folders } = useFolders();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(initial);
  const found = flattenTree(folders).filter(({ folder }) => folder.name.toLowerCase().includes(search.toLowerCase()));
  const option = (folderId: string | null) => ({
    name: 'folderId',
    checked: chosen === folderId,
    description: disabledReason(folderId),
    disabled: disabledReason(folderId) !== undefined,
    onChange: () => setChosen(folderId),
  });

  return (
    <Stack
      component="form"
      gap="lg"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(chosen);
      }}
    >
      {folders.length >= searchableFrom && <SearchField value={search} onChange={(text) => setSearch(text ?? '')} />}
      <div className={classes['list']} role="radiogroup" aria-label={t('picker.label')}>
        <OptionList maxHeight="min(46vh, 380px)">
          {!search && <RadioOption {...option(null)} label={t('none')} />}
          {found.map(({ folder, depth }) => (
            <RadioOption
              key={folder.id}
              {...option(folder.id)}
              label={search ? pathOf(folders, folder) : folder.name}
              ml={search ? 0 : (depth - 1) * 20}
            />
          ))}
        </OptionList>
        {found.length === 0 && search && <p className={classes['nothing']}>{shell('list.nothingFound')}</p>}
      </div>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {shell('form.cancel')}
        </Button>
        <Button type="submit" loading={isSaving} disabled={disabledReason(chosen) !== undefined}>
          {submit}
        </Button>
      </Group>
    </Stack>
  );
}

/** Returns the names of a folder and its ancestors: `Forza / Principianti`. */
function pathOf(folders: readonly Folder[], folder: Folder): string {
  return [...ancestorsOf(folders, folder.id), folder].map(({ name }) => name).join(' / ');
}
