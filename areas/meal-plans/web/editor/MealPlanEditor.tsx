import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { CopyUpdatesInEditor, UnreadSymptoms } from '#areas/assignments/web/public.tsx';
import { ClientNote } from '#areas/clients/web/lazy-public.tsx';
import { ProfileNotLoaded, useReadableProfile } from '#areas/dietary-profiles/web/public.tsx';
import { DocumentBanners } from '#shell/web/documents/DocumentBanners.tsx';
import { DocumentDialogs, preloadDocumentDialogs } from '#shell/web/documents/DocumentDialogs.tsx';
import { DocumentProvider } from '#shell/web/documents/DocumentProvider.tsx';
import { EditorMessage } from '#shell/web/documents/EditorMessage.tsx';
import { startDocument } from '#shell/web/documents/open-document.ts';
import { touchScreenQuery } from '#shell/web/documents/preloadable.ts';
import { useSaveBeforeLeave } from '#shell/web/documents/use-save-before-leave.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { RevealWhenLoaded } from '#shell/web/widgets/RevealWhenLoaded.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { useUpdateKind } from '../assign/use-update-kind.tsx';
import { useCacheSavedMealPlan } from '../queries.ts';
import { EditorContext, useEditor } from './context.tsx';
import { FormerValues } from './former-values/FormerValues.tsx';
import { LazyDialogs } from './LazyDialogs.tsx';
import { lazyChunks } from './lazy-chunks.ts';
import { DesktopEditor, PhoneEditor } from './lazy-editors.ts';
import type { LoadedMealPlan } from './load-meal-plan.ts';
import classes from './MealPlanEditor.module.css';
import { openEditor } from './open-editor.ts';
import { DeclaredAllergies } from './shared/DeclaredAllergies.tsx';
import { EditorHeader } from './shared/EditorHeader.tsx';
import { EmptyPlan } from './shared/EmptyPlan.tsx';
import { ReplacedBanner } from './shared/ReplacedBanner.tsx';
import { UncheckedProfile } from './shared/UncheckedProfile.tsx';
import { useEditorKeys } from './shared/use-editor-keys.ts';
import { useUndoRedo } from './shared/use-visible-day.ts';

const preloadDelayMs = 1500;

/** Editor of one meal plan; its state lives until the screen is left. */
export function MealPlanEditor({ loaded }: { loaded: LoadedMealPlan }) {
  const shell = useTexts('shell');
  const { id: userId, membershipId } = useMe();
  const [initial] = useState(loaded);
  const { mealPlan, copies, outdatedCopies } = initial.detail;
  const kind = useUpdateKind();
  const onSaved = useCacheSavedMealPlan(initial.detail);
  const [editor] = useState(() =>
    openEditor(initial, {
      userId,
      membershipId: membershipId ?? '',
      onSaved,
      onReplaced: () => toast.info(shell('documents.replaced')),
    }),
  );

  // Synchronises with timers, the network and other tabs.
  useEffect(() => startDocument(editor, initial.orphanedDraft), [editor, initial]);
  // Loads the lazy chunks in the background: without a connection they could not be loaded later.
  useEffect(() => {
    const timer = setTimeout(() => {
      void Promise.allSettled([preloadDocumentDialogs(), ...Object.values(lazyChunks).map((load) => load())]);
    }, preloadDelayMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <EditorContext value={editor}>
      <DocumentProvider document={editor}>
        {mealPlan.clientId !== null && <ClientProfile clientId={mealPlan.clientId} />}
        <div className={classes['editor']}>
          <EditorHeader mealPlan={mealPlan} atOpening={initial.detail} />
          <AfterProfile>
            <UncheckedProfile />
            <DeclaredAllergies />
            <FormerValues />
            {mealPlan.clientId === null && copies > 0 && (
              <CopyUpdatesInEditor
                kind={kind}
                templateId={mealPlan.id}
                copies={copies}
                outdatedCopies={outdatedCopies}
              />
            )}
            <ReplacedBanner />
            <DocumentBanners cachedAt={initial.cachedAt} recoveredFrom={editor.recoveredFrom} />
            <EmptyPlan />
            <Suspense fallback={null}>
              <DaysEditor />
            </Suspense>
          </AfterProfile>
        </div>
        <Message />
        <Suspense fallback={null}>
          <LazyDialogs />
        </Suspense>
        <DocumentDialogs />
      </DocumentProvider>
    </EditorContext>
  );
}

/** Shows the days of a copy together with what its client declared above them, which would push the tools down when it came later. */
function AfterProfile({ children }: { children: ReactNode }) {
  const { clientId } = useEditor();
  if (clientId === null) return children;
  return (
    <RevealWhenLoaded key={clientId} fallback={<Skeleton height={320} />}>
      <div className={classes['parts']}>
        <UnreadSymptoms clientIds={[clientId]} />
        <ClientNote clientId={clientId} />
        <ProfileNotLoaded clientId={clientId} />
        {children}
      </div>
    </RevealWhenLoaded>
  );
}

function DaysEditor() {
  const isPhone = useMediaQuery(touchScreenQuery, undefined, { getInitialValueInEffect: false });
  useEditorKeys();
  useSaveBeforeLeave();
  return isPhone ? <PhoneEditor /> : <DesktopEditor />;
}

/** Loads the dietary profile of the client into the editor, and follows its changes. */
function ClientProfile({ clientId }: { clientId: string }) {
  const editor = useEditor();
  const { profile, isWithheld } = useReadableProfile(clientId);

  // Synchronises the atoms that rows read with the query, which live events refresh.
  useEffect(() => {
    editor.profile.set(profile);
    editor.isProfileWithheld.set(isWithheld);
  }, [editor, profile, isWithheld]);
  return null;
}

function Message() {
  const t = useTexts('meal-plans');
  const { message } = useEditor().ui;
  const { undo } = useUndoRedo();
  const shown = message.use();
  const close = useCallback(() => message.set(null), [message]);

  return (
    <EditorMessage
      message={shown}
      textOf={({ name, values }) => t(`editor.messages.${name}`, { count: 0, ...values })}
      closeLabel={t('editor.messages.close')}
      onClose={close}
      onUndo={shown?.isUndoable ? undo : undefined}
    />
  );
}
