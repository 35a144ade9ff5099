import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useEffect, useState } from 'react';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { OfferInEditor } from '../offer/OfferInEditor.tsx';
import { useTakeSaved } from '../queries.ts';
import { EditorContext } from './context.tsx';
import { LateParts } from './LateParts.tsx';
import { openEditor, startEditor } from './open-editor.ts';
import { PresenceLine } from './presence/PresenceLine.tsx';
import type { Opening } from './opening.ts';
import classes from './ProgramEditor.module.css';
import { EditorHead } from './shared/EditorHead.tsx';
import { NoticeBar } from './shared/NoticeBar.tsx';
import { OfflineStrip } from './shared/OfflineStrip.tsx';
import { RecoveredStrip } from './shared/RecoveredStrip.tsx';
import { useEditorKeys } from './shared/use-editor-keys.ts';
import { useLeaving } from './shared/use-leaving.ts';
import { DesktopEditor, forThumbs, PhoneEditor } from './work-parts.ts';

/** One program, open until the screen is left. */
export function ProgramEditor({ opening }: { opening: Opening }) {
  const t = useTexts('programs');
  const { id: userId, membershipId, timeZone } = useMe();
  const onSaved = useTakeSaved();
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
        <EditorHead program={first.program} />
        <PresenceLine />
        {!first.program.clientId && first.copies > 0 && (
          <OfferInEditor programId={first.program.id} copies={first.copies} outdatedCopies={first.outdatedCopies} />
        )}
        <OfflineStrip keptAt={first.keptAt} />
        <RecoveredStrip from={editor.recoveredFrom} />
        <Suspense fallback={null}>
          <Work />
        </Suspense>
      </div>
      <NoticeBar />
      <LateParts />
    </EditorContext>
  );
}

function Work() {
  const isPhone = useMediaQuery(forThumbs, undefined, { getInitialValueInEffect: false });
  useEditorKeys();
  useLeaving();
  return isPhone ? <PhoneEditor /> : <DesktopEditor />;
}
