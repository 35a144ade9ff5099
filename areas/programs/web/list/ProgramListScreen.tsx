import { type ReactNode, useState } from 'react';
import { FolderDialog, useFolders } from '#areas/folders/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useFilters } from '#shell/web/widgets/filters.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { ProgramFilters } from '../../contract.ts';
import { useProgramFigures } from '../queries.ts';
import { CopyList } from './copies/CopyList.tsx';
import { ImportProgram } from '../import/ImportProgram.tsx';
import { useKeptImport } from '../import/use-kept-import.ts';
import { type Asked, FirstActions, HeadActions, NewProgramButton } from './HeadActions.tsx';
import { KindTabs } from './KindTabs.tsx';
import { ModelList } from './models/ModelList.tsx';
import { NewProgramDialog } from './NewProgramDialog.tsx';

/** The models in their folders, written once and assigned to many; and what the clients got of them. */
export function ProgramListScreen() {
  const t = useTexts('programs');
  const [{ kind, folderId }] = useFilters(ProgramFilters);
  const { folders } = useFolders();
  const figures = useProgramFigures();
  const [asked, setAsked] = useState<Asked>();
  const within = folders.find(({ id }) => id === folderId) ?? null;
  const isNew = figures?.models === 0 && folders.length === 0;
  const isImportKept = useKeptImport(asked === 'import');
  const close = () => setAsked(undefined);
  const Create = isNew ? FirstActions : NewProgramButton;

  return (
    <Screen
      title={t('title')}
      facts={<Facts figures={figures} />}
      actions={kind === 'models' && !isNew && <HeadActions onAsk={setAsked} isImportKept={isImportKept} />}
    >
      <KindTabs kind={kind} />
      {kind === 'models' ? (
        <ModelList create={<Create onAsk={setAsked} isImportKept={isImportKept} />} />
      ) : (
        <CopyList />
      )}
      <NewProgramDialog opened={asked === 'program'} onClose={close} folder={kind === 'models' ? within : null} />
      <ImportProgram opened={asked === 'import'} onClose={close} folderId={within?.id ?? null} />
      <FolderDialog opened={asked === 'folder'} onClose={close} within={within} />
    </Screen>
  );
}

/** `12 modelli · 8 programmi in corso · 2 in scadenza` */
function Facts({ figures }: { figures: ReturnType<typeof useProgramFigures> }): ReactNode {
  const t = useTexts('programs');
  if (!figures) return '\u00a0';
  const { models, running, expiring } = figures;
  return [
    t('models', { count: models }),
    running > 0 && t('list.running', { count: running }),
    expiring > 0 && t('list.expiring', { count: expiring }),
  ]
    .filter(Boolean)
    .join(' · ');
}
