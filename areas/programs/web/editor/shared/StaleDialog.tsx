import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Program } from '../../../contract.ts';
import { programTotals } from '../../../rules/totals.ts';
import { useContents, useEditor } from '../context.tsx';
import { keepMine, takeTheirs } from '../state/sending.ts';
import { changedWorkouts } from '../state/changed-workouts.ts';
import classes from './StaleDialog.module.css';

/** Somebody else saved while this was being written. Whoever writes decides; nothing is merged, nothing lost unseen. */
export function StaleDialog() {
  const t = useTexts('programs');
  const { autosave, open } = useEditor();
  const state = autosave.state.use();
  const postponed = open.postponed.use();
  const theirs = state.kind === 'stale' ? state.theirs : null;

  return (
    <Modal
      opened={theirs !== null && theirs !== postponed}
      onClose={() => open.postponed.set(theirs)}
      size="lg"
      title={<Text fw={700}>{t('stale.title')}</Text>}
      closeButtonProps={{ 'aria-label': t('stale.later') }}
    >
      {theirs && <Choice theirs={theirs} />}
    </Modal>
  );
}

function Choice({ theirs }: { theirs: Program }) {
  const t = useTexts('programs');
  const { autosave } = useEditor();

  return (
    <Stack gap="lg">
      <Text size="sm">{t('stale.text')}</Text>
      <Versions theirs={theirs} />
      <Differences theirs={theirs} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={() => takeTheirs(autosave, theirs)}>
          {t('stale.takeTheirs')}
        </Button>
        <Button data-autofocus onClick={() => void keepMine(autosave, theirs)}>
          {t('stale.keepMine')}
        </Button>
      </Group>
    </Stack>
  );
}

function Versions({ theirs }: { theirs: Program }) {
  const t = useTexts('programs');
  const mine = useContents((contents) => contents);
  const versions = [
    { name: t('stale.mine'), title: mine.title, totals: programTotals(mine.weeks) },
    { name: t('stale.theirs'), title: theirs.title, totals: programTotals(theirs.weeks) },
  ];

  return (
    <div className={classes['versions']}>
      {versions.map(({ name, title, totals }) => (
        <div key={name} className={classes['version']}>
          <Text size="sm" c="dimmed">
            {name}
          </Text>
          <Text fw={600}>{title}</Text>
          <Text size="sm">
            {t('weeks', { count: totals.weeks })} · {t('exercises', { count: totals.rows })} ·{' '}
            {t('sets', { count: totals.sets })}
          </Text>
        </div>
      ))}
    </div>
  );
}

const shownAtMost = 6;

function Differences({ theirs }: { theirs: Program }) {
  const t = useTexts('programs');
  const weeks = useContents((contents) => contents.weeks);
  const changed = changedWorkouts(weeks, theirs.weeks);
  if (changed.length === 0) return null;

  return (
    <div>
      <Text size="sm" fw={600}>
        {t('stale.differences')}
      </Text>
      <ul className={classes['list']}>
        {changed.slice(0, shownAtMost).map(({ id, weekNumber, dayNumber, title }) => (
          <li key={id}>
            {[t('week.title', { number: weekNumber }), t('day.title', { number: dayNumber }), title]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
        {changed.length > shownAtMost && <li>{t('stale.more', { count: changed.length - shownAtMost })}</li>}
      </ul>
    </div>
  );
}
