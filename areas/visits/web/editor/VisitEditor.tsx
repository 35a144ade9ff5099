import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { invalidateRoutes } from '#shell/web/realtime/live-handler.ts';
import { DocumentBanners } from '#shell/web/documents/DocumentBanners.tsx';
import { DocumentDialogs } from '#shell/web/documents/DocumentDialogs.tsx';
import { DocumentProvider } from '#shell/web/documents/DocumentProvider.tsx';
import { startDocument } from '#shell/web/documents/open-document.ts';
import { redo } from '#shell/web/documents/document-store.ts';
import { undoLatest } from '#shell/web/documents/undo-latest.ts';
import { useUndoKeys } from '#shell/web/documents/use-undo-keys.ts';
import { useSaveBeforeLeave } from '#shell/web/documents/use-save-before-leave.ts';
import type { FormErrors } from '#shell/web/forms/form-errors.ts';
import { useMay, useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { visitRoutes } from '../../contract/routes.ts';
import { visitInvalidations } from '../invalidations.ts';
import { AnamnesisSection } from './AnamnesisSection.tsx';
import { BiaSection } from './BiaSection.tsx';
import { ClientColumn } from './ClientColumn.tsx';
import { LeftOutBanner } from './LeftOutBanner.tsx';
import { withoutEditsOfCompleted } from './left-out.ts';
import { BodySection, CircumferenceSection, FoldSection } from './MeasureSections.tsx';
import {
  type LoadedVisit,
  openVisit,
  useBaseFormData,
  useCacheVisit,
  useVisitEditor,
  VisitContext,
} from './open-visit.ts';
import { ResultSection } from './ResultSection.tsx';
import { NotCounted } from './NotCounted.tsx';
import { NotesSection, ReasonSection } from './TextSections.tsx';
import { useFollowedVisit } from './use-followed-visit.ts';
import { VisitHeader } from './VisitHeader.tsx';
import classes from './VisitEditor.module.css';

/** Editor of one visit; its state lives until the screen is left. */
export function VisitEditor({ loaded }: { loaded: LoadedVisit }) {
  const shell = useTexts('shell');
  const { id: userId } = useMe();
  const mayUpdate = useMay()('update visits');
  const queryClient = useQueryClient();
  const [{ loaded: initial, leftOut }] = useState(() => withoutEditsOfCompleted(loaded));
  const cache = useCacheVisit(initial.detail);
  const [document] = useState(() =>
    openVisit(initial, {
      userId,
      onSaved: ({ version, content }) => {
        cache({ ...content, version });
        void invalidateRoutes(queryClient, visitInvalidations);
      },
      onReplaced: () => toast.info(shell('documents.replaced')),
      onRefused: ({ code }) => {
        if (code === 'completed') invalidateRoutes(queryClient, [visitRoutes.get]);
      },
    }),
  );
  const followed = useFollowedVisit(document, { visit: initial.detail.visit, leftOut });
  const { visit, setVisit } = followed;
  // Synchronises the copy of this device with the visit that another tab or person changed or completed.
  useEffect(() => {
    if (visit !== initial.detail.visit) cache(visit);
  }, [cache, visit, initial]);
  const base = useBaseFormData(document, initial.detail);
  const isCompleted = visit.state === 'completed';
  const isReadOnly = isCompleted || !mayUpdate;
  const [refused, setRefused] = useState<FormErrors>({});
  const context = useMemo(
    () => ({ document, base, isReadOnly, isCompleted, refused, setRefused }),
    [document, base, isReadOnly, isCompleted, refused],
  );

  // Synchronises with timers, the network and other tabs.
  useEffect(() => startDocument(document, initial.orphanedDraft), [document, initial]);

  return (
    <VisitContext value={context}>
      <DocumentProvider document={document}>
        <LeaveGuard />
        {!isReadOnly && <UndoKeys />}
        <div className={classes['editor']}>
          <VisitHeader visit={visit} onChanged={setVisit} />
          <DocumentBanners cachedAt={isReadOnly ? null : initial.cachedAt} recoveredFrom={document.recoveredFrom} />
          <LeftOutBanner {...followed} />
          <NotCounted />
          <div className={classes['columns']}>
            <ClientColumn />
            <fieldset className={classes['sections']} disabled={isReadOnly}>
              <ReasonSection />
              <BodySection />
              <CircumferenceSection />
              <FoldSection />
              <BiaSection />
              <ResultSection />
              <AnamnesisSection />
              <NotesSection />
            </fieldset>
          </div>
        </div>
        <DocumentDialogs />
      </DocumentProvider>
    </VisitContext>
  );
}

function UndoKeys() {
  const { store } = useVisitEditor().document;
  useUndoKeys({ undo: () => undoLatest(store), redo: () => redo(store) });
  return null;
}

function LeaveGuard() {
  useSaveBeforeLeave();
  return null;
}
