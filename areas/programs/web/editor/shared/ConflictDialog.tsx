import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Program } from '../../../contract/document.ts';
import { diffVersions } from '../../../rules/diff-versions.ts';
import { mergePrograms, type Side } from '../../../rules/merge-programs.ts';
import { useContents, useEditor, useEditorState } from '../context.tsx';
import { overwriteTheirs, saveMerged, acceptTheirs } from '../state/save.ts';
import type { ProgramContent } from '../state/store.ts';
import { ConflictChanges } from './ConflictChanges.tsx';
import { ConflictResolution } from './ConflictResolution.tsx';
import classes from './ConflictDialog.module.css';

/** Somebody else saved while this was being written. Whoever writes decides; nothing is lost unseen. */
export function ConflictDialog() {
  const t = useTexts('programs');
  const { autosave, ui } = useEditor();
  const base = useEditorState((state) => state.base);
  const state = autosave.state.use();
  const postponed = ui.postponed.use();
  const theirs = state.kind === 'conflict' ? state.theirs : null;

  return (
    <Modal
      opened={theirs !== null && theirs !== postponed}
      onClose={() => ui.postponed.set(theirs)}
      size="xl"
      title={<Text fw={700}>{t('conflict.title')}</Text>}
      closeButtonProps={{ 'aria-label': t('conflict.later') }}
    >
      {theirs && (base ? <MergeChoice base={base} theirs={theirs} /> : <Choice theirs={theirs} />)}
    </Modal>
  );
}

/** What each side did since both had the same, and both put together. */
function MergeChoice({ base, theirs }: { base: ProgramContent; theirs: Program }) {
  const t = useTexts('programs');
  const { autosave } = useEditor();
  const mine = useContents((contents) => contents);
  const [picks, setPicks] = useState<ReadonlyMap<string, Side>>(new Map());
  const changes = useMemo(
    () => ({ mine: diffVersions(base, mine), theirs: diffVersions(base, theirs) }),
    [base, mine, theirs],
  );
  const both = useMemo(() => mergePrograms({ base, mine, theirs, resolutions: picks }), [base, mine, theirs, picks]);
  const open = both.conflicts.filter(({ key }) => !picks.has(key)).length;

  return (
    <Stack gap="lg">
      <Text size="sm">{t(both.conflicts.length === 0 ? 'conflict.apart' : 'conflict.together')}</Text>
      <ConflictResolution
        clashes={both.conflicts}
        picks={picks}
        onPick={(key, side) => setPicks(new Map(picks).set(key, side))}
      />
      <div className={classes['versions']}>
        <ConflictChanges title={t('conflict.mine')} changes={changes.mine} />
        <ConflictChanges title={t('conflict.theirs')} changes={changes.theirs} />
      </div>
      {!both.fits && <Text size="sm">{t('conflict.tooMuch')}</Text>}
      <Acts theirs={theirs}>
        <Button
          data-autofocus
          disabled={open > 0 || !both.fits}
          onClick={() => void saveMerged(autosave, theirs, both.contents)}
        >
          {open > 0 ? t('conflict.pickFirst', { count: open }) : t('conflict.merge')}
        </Button>
      </Acts>
    </Stack>
  );
}

/** Where nobody knows any more what both began with, only one of the two can stand. */
function Choice({ theirs }: { theirs: Program }) {
  const t = useTexts('programs');
  const mine = useContents((contents) => contents);
  const changes = useMemo(() => diffVersions(mine, theirs), [mine, theirs]);

  return (
    <Stack gap="lg">
      <Text size="sm">{t('conflict.text')}</Text>
      <ConflictChanges title={t('conflict.differences')} changes={changes} />
      <Acts theirs={theirs} />
    </Stack>
  );
}

function Acts({ theirs, children }: { theirs: Program; children?: React.ReactNode }) {
  const t = useTexts('programs');
  const { autosave } = useEditor();

  return (
    <>
      <Text size="sm" c="dimmed">
        {t('conflict.undo')}
      </Text>
      <Group justify="flex-end" gap="sm" className={classes['acts'] ?? ''}>
        <Button variant="default" onClick={() => acceptTheirs(autosave, theirs)}>
          {t('conflict.takeTheirs')}
        </Button>
        <Button
          variant={children ? 'default' : 'filled'}
          {...(!children && { 'data-autofocus': true })}
          onClick={() => void overwriteTheirs(autosave, theirs)}
        >
          {t('conflict.keepMine')}
        </Button>
        {children}
      </Group>
    </>
  );
}
