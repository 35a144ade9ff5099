import { TextInput } from '@mantine/core';
import { IconFolder, IconFolderOff, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Folder } from '../contract.ts';
import { ancestorsOf, flattenTree } from '../rules/tree.ts';
import classes from './FolderPicker.module.css';

/** With more of them a field to search in stands above. */
const searchedFrom = 13;

interface FolderPickerProps {
  folders: readonly Folder[];
  /** Null: outside all folders. */
  chosen: string | null;
  onChoose: (folderId: string | null) => void;
  /** Why a folder cannot be chosen, in words; where it can, undefined. */
  refusal?: (folderId: string | null) => string | undefined;
}

/** One folder out of the tree, or none of them. */
export function FolderPicker({ folders, chosen, onChoose, refusal = () => undefined }: FolderPickerProps) {
  const t = useTexts('folders');
  const shell = useTexts('shell');
  const [search, setSearch] = useState('');
  const group = useId();
  const optionOf = (folderId: string | null) => ({
    group,
    isChosen: chosen === folderId,
    onChoose: () => onChoose(folderId),
    note: refusal(folderId),
  });
  const steps = flattenTree(folders).filter(({ folder }) =>
    folder.name.toLowerCase().includes(search.trim().toLowerCase()),
  );

  return (
    <div className={classes['choice']}>
      {folders.length >= searchedFrom && (
        <TextInput
          type="search"
          aria-label={shell('list.search')}
          placeholder={shell('list.search')}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div className={classes['list']} role="radiogroup" aria-label={t('picker.label')}>
        {!search && (
          <Option
            {...optionOf(null)}
            depth={1}
            label={t('none')}
            icon={<IconFolderOff size={18} aria-hidden="true" />}
          />
        )}
        {steps.map(({ folder, depth }) => (
          <Option
            key={folder.id}
            {...optionOf(folder.id)}
            depth={search ? 1 : depth}
            label={folder.name}
            way={search ? wayTo(folders, folder) : undefined}
            icon={<IconFolder size={18} aria-hidden="true" />}
          />
        ))}
        {steps.length === 0 && search && <p className={classes['nothing']}>{shell('list.nothingFound')}</p>}
      </div>
    </div>
  );
}

function wayTo(folders: readonly Folder[], { id }: Folder): string {
  return ancestorsOf(folders, id)
    .map(({ name }) => name)
    .join(' / ');
}

interface OptionProps {
  /** Of all options of this choice. */
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  note: string | undefined;
  depth: number;
  label: string;
  /** Where it lies, when it does not stand below its folder. */
  way?: string | undefined;
  icon: ReactNode;
}

/** The browser's own button: there may be five hundred of them. */
function Option({ group, isChosen, onChoose, note, depth, label, way, icon }: OptionProps) {
  const words = [way, note].filter(Boolean).join(' · ');
  return (
    <label className={classes['option']} style={{ paddingLeft: 12 + (depth - 1) * 20 }} data-off={note !== undefined}>
      <input type="radio" name={group} checked={isChosen} disabled={note !== undefined} onChange={onChoose} />
      {icon}
      <span className={classes['name']}>
        {label}
        {words && <small>{words}</small>}
      </span>
    </label>
  );
}
