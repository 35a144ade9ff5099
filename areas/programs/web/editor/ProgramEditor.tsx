import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { CopyUpdatesInEditor } from '#areas/assignments/web/public.tsx';
import { DocumentBanners } from '#shell/web/documents/DocumentBanners.tsx';
import { DocumentDialogs } from '#shell/web/documents/DocumentDialogs.tsx';
import { DocumentProvider } from '#shell/web/documents/DocumentProvider.tsx';
import { useUndoKeys } from '#shell/web/documents/use-undo-keys.ts';
import { useSaveBeforeLeave } from '#shell/web/documents/use-save-before-leave.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { useUpdateKind } from '../assign/use-update-kind.tsx';
import { useCacheSavedProgram } from '../queries.ts';
import { EditorContext } from './context.tsx';
import { PausedBanner } from './dates/PausedBanner.tsx';
import { StoppedBanner } from './dates/StoppedBanner.tsx';
import { LazyDialogs } from './LazyDialogs.tsx';
import { openEditor, startEditor } from './open-editor.ts';
import type { LoadedProgram } from './load-program.ts';
import { MaximaProvider } from './maxima/maxima.tsx';
import { MissingMaximaBanner } from './maxima/MissingMaximaBanner.tsx';
import { NextLoadsProvider } from './next-loads/next-loads.tsx';
import classes from './ProgramEditor.module.css';
import { EditorHeader } from './shared/EditorHeader.tsx';
import { CompactBanners } from './shared/CompactBanners.tsx';
import { ClientWarnings } from './shared/ClientWarnings.tsx';
import { MessageBar } from './shared/MessageBar.tsx';
import { useTrainedWorkoutNotice } from './shared/use-trained-workout-notice.ts';
import { useUndoRedo } from './shared/use-visible-week.ts';
import { useFollowTraining } from './training.ts';
import { touchScreenQuery } from '#shell/web/documents/preloadable.ts';
import { DesktopEditor, PhoneEditor } from './lazy-editors.ts';

/** Editor of one program; the editor state lives until the screen is left. */
export function ProgramEditor({ loaded }: { loaded: LoadedProgram }) {
  const t = useTexts('programs');
  const shell = useTexts('shell');
  const { id: userId, membershipId, timeZone } = useMe();
  const [initial] = useState(loaded);
  const { program, copies, outdatedCopies } = initial.detail;
  const kind = useUpdateKind();
  const onSaved = useCacheSavedProgram(initial.detail);
  const [editor] = useState(() =>
    openEditor(initial, {
      userId,
      membershipId: membershipId ?? '',
      timeZone,
      typeName: (exerciseType) => t(`types.${exerciseType}.name`),
      onSaved,
      onReplaced: () => toast.info(shell('documents.replaced')),
    }),
  );

  useFollowTraining(editor.training, initial.detail);
  useTrainedWorkoutNotice(editor);
  const { clientId, clientName } = program;
  const client = useMemo(() => (clientId ? { id: clientId, name: clientName ?? '' } : null), [clientId, clientName]);

  const copy = useMemo(() => (clientId ? { clientId, programId: program.id } : null), [clientId, program.id]);

  // Synchronises with timers, the network and other tabs.
  useEffect(() => startEditor(editor, initial, userId), [editor, initial, userId]);

  return (
    <EditorContext value={editor}>
      <DocumentProvider document={editor}>
        <div className={classes['editor']}>
          <EditorHeader program={program} />
          {!program.clientId && copies > 0 && (
            <CopyUpdatesInEditor kind={kind} templateId={program.id} copies={copies} outdatedCopies={outdatedCopies} />
          )}
          <MaximaProvider client={client}>
            <CompactBanners>
              {clientId && <ClientWarnings clientId={clientId} />}
              <PausedBanner />
              <StoppedBanner />
              <DocumentBanners cachedAt={initial.cachedAt} recoveredFrom={editor.recoveredFrom} />
              <MissingMaximaBanner />
            </CompactBanners>
            <NextLoadsProvider copy={copy}>
              <Suspense fallback={null}>
                <WeeksEditor />
              </Suspense>
            </NextLoadsProvider>
          </MaximaProvider>
        </div>
        <MessageBar />
        <LazyDialogs clientId={program.clientId} />
        <DocumentDialogs />
      </DocumentProvider>
    </EditorContext>
  );
}

function WeeksEditor() {
  const isPhone = useMediaQuery(touchScreenQuery, undefined, { getInitialValueInEffect: false });
  useUndoKeys(useUndoRedo());
  useSaveBeforeLeave();
  return isPhone ? <PhoneEditor /> : <DesktopEditor />;
}
