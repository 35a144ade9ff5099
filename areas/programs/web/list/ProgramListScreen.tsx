import { type ReactNode, Suspense, useState } from 'react';
import { folderRoutes } from '#areas/folders/contract.ts';
import { FolderDialog, useFolders } from '#areas/folders/web/public.tsx';
import { z } from 'zod';
import type { ApiResponse } from '#shell/common/route.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { DeletedRecords } from '#shell/web/records/DeletedRecords.tsx';
import { useMay } from '#shell/web/session.ts';
import { lazyWithTexts } from '#shell/web/texts/lazy-with-texts.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { ProgramFilters, programRoutes } from '../../contract.ts';
import { inProgressStates } from '../../rules/schedule.ts';
import { assignmentInvalidations, templateInvalidations } from '../queries.ts';
import { CopyList } from './copies/CopyList.tsx';
import { useHasImportDraft } from '#shell/web/imports/use-import-draft.ts';
import { programImport } from '../import/import-draft-kind.ts';
import { type CreateKind, EmptyListActions, HeaderActions } from './HeaderActions.tsx';
import { KindTabs } from './KindTabs.tsx';
import { TemplateList } from './templates/TemplateList.tsx';
import { NewProgramDialog } from './NewProgramDialog.tsx';

const ImportProgramDialog = lazyWithTexts(
  ['exercises', 'sharing', 'attachments', 'folders'],
  async () => (await import('../import/ImportProgramDialog.tsx')).ImportProgramDialog,
);

const CreateParams = z.object({ create: z.literal('program').optional() });
/** A link may open the form of a new program. */
export type CreateParams = z.output<typeof CreateParams>;

/** Shows the templates in their folders, or the copies of clients. */
export function ProgramListScreen() {
  const t = useTexts('programs');
  const [{ kind, folderId }] = useSearchParams(ProgramFilters);
  const { folders } = useFolders();
  const mayCreate = useMay()('create programs');
  const { data: figures } = useApiQuery(programRoutes.figures, {});
  const [openDialog, setOpenDialog] = useState<CreateKind>();
  const within = folders.find(({ id }) => id === folderId) ?? null;
  const isNew = figures?.templates === 0 && folders.length === 0;
  const hasImportDraft = useHasImportDraft(programImport, 'new', openDialog === 'import');
  const [{ create }, setParams] = useSearchParams(CreateParams);
  const isCreating = openDialog === 'program' || (create === 'program' && mayCreate);
  function close(): void {
    setOpenDialog(undefined);
    if (create) setParams({ create: undefined });
  }
  const createProps = { onSelect: setOpenDialog, hasImportDraft };

  return (
    <Screen
      title={t('title')}
      subtitle={<Totals figures={figures} />}
      actions={kind === 'templates' && !isNew && <HeaderActions {...createProps} />}
    >
      <KindTabs kind={kind} />
      {kind === 'templates' ? (
        <>
          <TemplateList create={<EmptyListActions {...createProps} withImport={isNew} />} />
          <DeletedRecords
            lists={[
              { routes: programRoutes, title: t('list.templates') },
              { routes: folderRoutes, title: t('list.folders') },
            ]}
            permission="delete programs"
            invalidates={templateInvalidations}
          />
        </>
      ) : (
        <>
          <CopyList />
          <DeletedRecords
            lists={[{ routes: programRoutes }]}
            permission="delete programs"
            invalidates={assignmentInvalidations}
            query={{ kind: 'copies' }}
          />
        </>
      )}
      <NewProgramDialog opened={isCreating} onClose={close} folder={kind === 'templates' ? within : null} />
      {openDialog === 'import' && (
        <Suspense fallback={null}>
          <ImportProgramDialog target={{ kind: 'new', folderId: within?.id ?? null }} onClose={close} />
        </Suspense>
      )}
      <FolderDialog opened={openDialog === 'folder'} onClose={close} parent={within} />
    </Screen>
  );
}

/** Formats the counts in the header: `12 modelli · 8 programmi in corso, di cui 2 in scadenza senza un seguito`. */
function Totals({ figures }: { figures: ApiResponse<typeof programRoutes.figures> | undefined }): ReactNode {
  const t = useTexts('programs');
  if (!figures) return '\u00a0';
  const { templates, nextMissing } = figures;
  const inProgress = inProgressStates.reduce((total, state) => total + figures[state], 0);
  const ending = nextMissing > 0 && t('list.nextMissing', { count: nextMissing });
  return [
    t('templates', { count: templates }),
    inProgress > 0 && [t('list.running', { count: inProgress }), ending].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join(' · ');
}
