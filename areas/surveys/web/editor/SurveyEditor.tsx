import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { cacheDocument } from '#shell/web/documents/document-cache.ts';
import { DocumentBanners } from '#shell/web/documents/DocumentBanners.tsx';
import { DocumentDialogs, preloadDocumentDialogs } from '#shell/web/documents/DocumentDialogs.tsx';
import { DocumentProvider } from '#shell/web/documents/DocumentProvider.tsx';
import { redo } from '#shell/web/documents/document-store.ts';
import { undoLatest } from '#shell/web/documents/undo-latest.ts';
import { useUndoKeys } from '#shell/web/documents/use-undo-keys.ts';
import { startDocument } from '#shell/web/documents/open-document.ts';
import { useSaveBeforeLeave } from '#shell/web/documents/use-save-before-leave.ts';
import { invalidateRoutes } from '#shell/web/realtime/live-handler.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { surveyRoutes } from '../../contract.ts';
import { EditorContext, useEditor } from './context.ts';
import { EditorHeader } from './EditorHeader.tsx';
import { type LoadedSurvey, openEditor } from './open-editor.ts';
import { PhonePreview } from './PhonePreview.tsx';
import { QuestionList } from './QuestionList.tsx';
import classes from './SurveyEditor.module.css';

const preloadDelayMs = 1500;

/** Editor of one survey; its state lives until the screen is left. */
export function SurveyEditor({ loaded }: { loaded: LoadedSurvey }) {
  const shell = useTexts('shell');
  const client = useQueryClient();
  const { id: userId } = useMe();
  const [initial] = useState(loaded);
  const [editor] = useState(() =>
    openEditor(initial, {
      userId,
      onReplaced: () => toast.info(shell('documents.replaced')),
      onSaved: ({ version, content }) => {
        const survey = { ...initial.detail.survey, ...content, version };
        void cacheDocument({ userId, kind: 'survey', id: survey.id }, { survey });
        invalidateRoutes(client, [surveyRoutes.list]);
      },
    }),
  );

  // Synchronises with timers, the network and other tabs.
  useEffect(() => startDocument(editor, initial.orphanedDraft), [editor, initial]);
  // Loads the dialogs in the background: without a connection they could not be loaded later.
  useEffect(() => {
    const timer = setTimeout(() => void preloadDocumentDialogs().catch(() => {}), preloadDelayMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <EditorContext value={editor}>
      <DocumentProvider document={editor}>
        <div className={classes['editor']}>
          <EditorHeader survey={initial.detail.survey} />
          <DocumentBanners cachedAt={initial.cachedAt} recoveredFrom={editor.recoveredFrom} />
          <div className={classes['columns']}>
            <QuestionList />
            <PhonePreview />
          </div>
        </div>
        <DocumentDialogs />
        <EditorKeys />
      </DocumentProvider>
    </EditorContext>
  );
}

/** Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y undo and redo. Not in dialogs. */
function EditorKeys() {
  const { store } = useEditor();
  useSaveBeforeLeave();
  useUndoKeys({ undo: () => undoLatest(store), redo: () => redo(store) });
  return null;
}
