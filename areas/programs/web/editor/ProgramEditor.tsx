import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useEffect, useState } from 'react';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { OfferInEditor } from '../offer/OfferInEditor.tsx';
import { useCacheSavedProgram } from '../queries.ts';
import { EditorContext } from './context.tsx';
import { LazyDialogs } from './LazyDialogs.tsx';
import { openEditor, startEditor } from './open-editor.ts';
import { PresenceLine } from './presence/PresenceLine.tsx';
import type { LoadedProgram } from './load-program.ts';
import classes from './ProgramEditor.module.css';
import { EditorHeader } from './shared/EditorHeader.tsx';
import { MessageBar } from './shared/MessageBar.tsx';
import { OfflineBanner } from './shared/OfflineBanner.tsx';
import { RecoveredBanner } from './shared/RecoveredBanner.tsx';
import { useEditorKeys } from './shared/use-editor-keys.ts';
import { useSaveBeforeLeave } from './shared/use-save-before-leave.ts';
import { DesktopEditor, touchScreenQuery, PhoneEditor } from './lazy-editors.ts';

/** One program, open until the screen is left. */
export function ProgramEditor({ opening }: { opening: LoadedProgram }) {
  const t = useTexts('programs');
  const { id: userId, membershipId, timeZone } = useMe();
  const onSaved = useCacheSavedProgram();
  const [first] = useState(opening);
  const [editor] = useState(() =>
    openEditor(first, {
      userId,
      membershipId: membershipId ?? '',
      timeZone,
      typeName: (type) => t(`types.${type}.name`),
      onSaved,
      onAdopted: () => toast.info(t('save.adopted')),
    }),
  );

  // Saving happens beside React: timers, the network, other tabs.
  useEffect(() => startEditor(editor, first), [editor, first]);

  return (
    <EditorContext value={editor}>
      <div className={classes['editor']}>
        <EditorHeader program={first.program} />
        <PresenceLine />
        {!first.program.clientId && first.copies > 0 && (
          <OfferInEditor programId={first.program.id} copies={first.copies} outdatedCopies={first.outdatedCopies} />
        )}
        <OfflineBanner keptAt={first.keptAt} />
        <RecoveredBanner from={editor.recoveredFrom} />
        <Suspense fallback={null}>
          <Work />
        </Suspense>
      </div>
      <MessageBar />
      <LazyDialogs />
    </EditorContext>
  );
}

function Work() {
  const isPhone = useMediaQuery(touchScreenQuery, undefined, { getInitialValueInEffect: false });
  useEditorKeys();
  useSaveBeforeLeave();
  return isPhone ? <PhoneEditor /> : <DesktopEditor />;
}
