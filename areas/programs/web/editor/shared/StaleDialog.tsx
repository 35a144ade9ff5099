import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Program } from '../../../contract/document.ts';
import { changesSince } from '../../../rules/changes.ts';
import { merged, type Side } from '../../../rules/merge.ts';
import { useContents, useEditor, useEditorState } from '../context.tsx';
import { keepMine, saveMerged, takeTheirs } from '../state/sending.ts';
import type { Contents } from '../state/store.ts';
import { StaleChanges } from './StaleChanges.tsx';
import { StaleClashes } from './StaleClashes.tsx';
import classes from './StaleDialog.module.css';

/** Somebody else saved while this was being written. Whoever writes decides; nothing is lost unseen. */
export function StaleDialog() {
  const t = useTexts('programs');
  const { autosave, open } = useEditor();
  const base = useEditorState((state) => state.base);
  const state = autosave.state.use();
  const postponed = open.postponed.use();
  const theirs = state.kind === 'stale' ? state.theirs : null;

  return (
    <Modal
      opened={theirs !== null && theirs !== postponed}
      onClose={() => open.postponed.set(theirs)}
      size="xl"
      title={<Text fw={700}>{t('stale.title')}</Text>}
      closeButtonProps={{ 'aria-label': t('stale.later') }}
    >
      {theirs && (base ? <MergeChoice base={base} theirs={theirs} /> : <Choice theirs={theirs} />)}
    </Modal>
  );
}

/** What each side did since both had the same, and both put together. */
function MergeChoice({ base, theirs }: { base: Contents; theirs: Program }) {
  const t = useTexts('programs');
  const { autosave } = useEditor();
  const mine = useContents((contents) => contents);
  const [picks, setPicks] = useState<ReadonlyMap<string, Side>>(new Map());
  const changes = useMemo(
    () => ({ mine: changesSince(base, mine), theirs: changesSince(base, theirs) }),
    [base, mine, theirs],
  );
  const both = useMemo(() => merged({ base, mine, theirs, picks }), [base, mine, theirs, picks]);
  const open = both.clashes.filter(({ key }) => !picks.has(key)).length;

  return (
    <Stack gap="lg">
      <Text size="sm">{t(both.clashes.length === 0 ? 'stale.apart' : 'stale.together')}</Text>
      <StaleClashes
        clashes={both.clashes}
        picks={picks}
        onPick={(key, side) => setPicks(new Map(picks).set(key, side))}
      />
      <div className={classes['versions']}>
        <StaleChanges title={t('stale.mine')} changes={changes.mine} />
        <StaleChanges title={t('stale.theirs')} changes={changes.theirs} />
      </div>
      {!both.fits && <Text size="sm">{t('stale.tooMuch')}</Text>}
      <Acts theirs={theirs}>
        <Button
          data-autofocus
          disabled={open > 0 || !both.fits}
          onClick={() => void saveMerged(autosave, theirs, both.contents)}
        >
          {open > 0 ? t('stale.pickFirst', { count: open }) : t('stale.merge')}
        </Button>
      </Acts>
    </Stack>
  );
}

/** Where nobody knows any more what both began with, only one of the two can stand. */
function Choice({ theirs }: { theirs: Program }) {
  const t = useTexts('programs');
  const mine = useContents((contents) => contents);
  const changes = useMemo(() => changesSince(mine, theirs), [mine, theirs]);

  return (
    <Stack gap="lg">
      <Text size="sm">{t('stale.text')}</Text>
      <StaleChanges title={t('stale.differences')} changes={changes} />
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
        {t('stale.undo')}
      </Text>
      <Group justify="flex-end" gap="sm" className={classes['acts'] ?? ''}>
        <Button variant="default" onClick={() => takeTheirs(autosave, theirs)}>
          {t('stale.takeTheirs')}
        </Button>
        <Button
          variant={children ? 'default' : 'filled'}
          {...(!children && { 'data-autofocus': true })}
          onClick={() => void keepMine(autosave, theirs)}
        >
          {t('stale.keepMine')}
        </Button>
        {children}
      </Group>
    </>
  );
}
