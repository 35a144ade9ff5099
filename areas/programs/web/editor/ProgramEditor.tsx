import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { type Opening, useTakeSaved } from '../queries.ts';
import { EditorContext } from './context.tsx';
import { DesktopEditor } from './desktop/DesktopEditor.tsx';
import { openEditor, startEditor } from './open-editor.ts';
import { PhoneEditor } from './phone/PhoneEditor.tsx';
import { AddingExercise } from './shared/AddingExercise.tsx';
import { CopyDayDialog } from './shared/CopyDayDialog.tsx';
import { EditorHead } from './shared/EditorHead.tsx';
import classes from './ProgramEditor.module.css';
import { RecoveredStrip } from './shared/RecoveredStrip.tsx';
import { StaleDialog } from './shared/StaleDialog.tsx';
import { useEditorKeys } from './shared/use-editor-keys.ts';
import { useLeaving } from './shared/use-leaving.ts';

/** One program, open until the screen is left. */
export function ProgramEditor({ opening }: { opening: Opening }) {
  const t = useTexts('programs');
  const { id: userId } = useMe();
  const onSaved = useTakeSaved();
  const [first] = useState(opening);
  const [editor] = useState(() =>
    openEditor(first, { userId, onSaved, onAdopted: () => toast.info(t('save.adopted')) }),
  );

  // Saving happens beside React: timers, the network, other tabs.
  useEffect(() => startEditor(editor, first), [editor, first]);

  return (
    <EditorContext value={editor}>
      <div className={classes['editor']}>
        <EditorHead program={first.program} />
        <RecoveredStrip from={editor.recoveredFrom} />
        <Work />
      </div>
      <AddingExercise />
      <CopyDayDialog />
      <StaleDialog />
    </EditorContext>
  );
}

/** A phone, or a tablet that is held: the grid is for a pointer. */
const forThumbs = '(max-width: 767px), (max-width: 1024px) and (pointer: coarse)';

function Work() {
  const isPhone = useMediaQuery(forThumbs, undefined, { getInitialValueInEffect: false });
  useEditorKeys();
  useLeaving();
  return isPhone ? <PhoneEditor /> : <DesktopEditor />;
}
