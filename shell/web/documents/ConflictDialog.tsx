import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import type { Side } from '#shell/common/documents/merge.ts';
import { useTexts } from '../texts/texts.ts';
import { acceptTheirs, type ServerDocument } from './autosave.ts';
import classes from './ConflictDialog.module.css';
import { ConflictResolution } from './ConflictResolution.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import { keepMine, saveMerged } from './resolve-conflict.ts';
import { useDocument, useDocumentState } from './document-context.ts';

/** Opens when another version was saved during the edits. The user merges both, accepts theirs or keeps mine. */
export function ConflictDialog() {
  const t = useTexts('shell');
  const { autosave, postponedConflict } = useDocument();
  const base = useDocumentState((state) => state.base);
  const state = autosave.state.use();
  const postponed = postponedConflict.use();
  const theirs = state.kind === 'conflict' ? state.theirs : null;

  return (
    <Modal
      opened={theirs !== null && theirs !== postponed}
      onClose={() => postponedConflict.set(theirs)}
      size="xl"
      title={<Text fw={700}>{t('documents.conflict.title')}</Text>}
      closeButtonProps={{ 'aria-label': t('documents.conflict.later') }}
    >
      {theirs && (base ? <MergeChoice base={base} theirs={theirs} /> : <VersionChoice theirs={theirs} />)}
    </Modal>
  );
}

/** Lists the changes of each side since the base version and offers the merge. */
function MergeChoice({ base, theirs }: { base: object; theirs: ServerDocument<object> }) {
  const t = useTexts('shell');
  const { autosave, useText } = useDocument();
  const { model } = autosave;
  const mine = useDocumentState(({ content }) => content);
  const text = useText([mine, theirs.content, base]);
  const [resolutions, setResolutions] = useState<ReadonlyMap<string, Side>>(new Map());
  const differences = useMemo(
    () => ({ mine: model.differences(base, mine), theirs: model.differences(base, theirs.content) }),
    [model, base, mine, theirs],
  );
  const merged = useMemo(
    () => model.merge({ base, mine, theirs: theirs.content, resolutions }),
    [model, base, mine, theirs, resolutions],
  );
  const unresolved = merged.conflicts.filter(({ key }) => !resolutions.has(key)).length;

  return (
    <Stack gap="lg">
      <Text size="sm">
        {t(merged.conflicts.length === 0 ? 'documents.conflict.apart' : 'documents.conflict.together')}
      </Text>
      <ConflictResolution
        conflicts={merged.conflicts}
        resolutions={resolutions}
        onResolve={(key, side) => setResolutions(new Map(resolutions).set(key, side))}
        text={text}
      />
      <div className={classes['versions']}>
        <DifferenceList title={t('documents.conflict.mine')} differences={differences.mine} text={text} />
        <DifferenceList title={t('documents.conflict.theirs')} differences={differences.theirs} text={text} />
      </div>
      {!merged.fits && <Text size="sm">{t('documents.conflict.tooMuch')}</Text>}
      <Actions theirs={theirs} mayKeepMine={merged.conflicts.length > 0 || !merged.fits}>
        <Button
          data-autofocus
          disabled={unresolved > 0 || !merged.fits}
          onClick={() => void saveMerged(autosave, theirs, merged.content)}
        >
          {unresolved > 0 ? t('documents.conflict.chooseFirst', { count: unresolved }) : t('documents.conflict.merge')}
        </Button>
      </Actions>
    </Stack>
  );
}

/**
 * Lets the user choose one of the two versions, when no merge is possible because the base version is not known. Either
 * choice loses changes, so neither is the primary button, and the focus is on the button that postpones the choice.
 */
function VersionChoice({ theirs }: { theirs: ServerDocument<object> }) {
  const t = useTexts('shell');
  const { autosave, useText } = useDocument();
  const { model } = autosave;
  const mine = useDocumentState(({ content }) => content);
  const text = useText([theirs.content, mine]);
  const differences = useMemo(() => model.differences(mine, theirs.content), [model, mine, theirs]);

  return (
    <Stack gap="lg">
      <Text size="sm">{t('documents.conflict.text')}</Text>
      <DifferenceList title={t('documents.conflict.differences')} differences={differences} text={text} />
      <Actions theirs={theirs} mayKeepMine />
    </Stack>
  );
}

interface ActionsProps {
  theirs: ServerDocument<object>;
  /** False when both sides changed different things: keeping mine would be the merge. */
  mayKeepMine: boolean;
  children?: ReactNode;
}

function Actions({ theirs, mayKeepMine, children }: ActionsProps) {
  const t = useTexts('shell');
  const { autosave } = useDocument();

  return (
    <>
      <Text size="sm" c="dimmed">
        {t('documents.conflict.undo')}
      </Text>
      <Group justify="flex-end" gap="sm" className={classes['actions'] ?? ''}>
        <Button variant="default" onClick={() => acceptTheirs(autosave, theirs)}>
          {t('documents.conflict.takeTheirs')}
        </Button>
        {mayKeepMine && (
          <Button variant="default" onClick={() => void keepMine(autosave, theirs)}>
            {t('documents.conflict.keepMine')}
          </Button>
        )}
        {children}
      </Group>
    </>
  );
}
