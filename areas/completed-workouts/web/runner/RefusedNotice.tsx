import { Button, Group } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type Texts, setWords } from '../words.ts';
import { tryAgain } from './actions.ts';
import { removeMedium } from './media.ts';
import type { Kept, WorkoutQueue } from './queue.ts';
import classes from './Runner.module.css';

interface RefusedNoticeProps {
  queue: WorkoutQueue;
  kept: Kept;
}

/** What the server would not take, and why. It stays in sight until somebody has decided. */
export function RefusedNotice({ queue, kept }: RefusedNoticeProps) {
  const t = useTexts('completed-workouts');
  const { begun } = kept;
  const refused = refusedParts(t, kept);
  if (refused.length === 0 && begun?.refusal === undefined) return null;

  return (
    <div className={classes['alert']} role="alert">
      <p>
        <strong>{t('refused.title')}</strong>
      </p>
      {begun?.refusal !== undefined && <p>{begun.refusal || t('refused.unexplained')}</p>}
      {refused.map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
      <Group gap="sm">
        <Button variant="default" size="md" onClick={() => tryAgain(queue)}>
          {t('refused.tryAgain')}
        </Button>
        {refused.length > 0 && (
          <Button variant="subtle" color="gray" size="md" onClick={() => forgetRefused(queue, kept)}>
            {t('refused.forget')}
          </Button>
        )}
      </Group>
    </div>
  );
}

/** Sets by their numbers, an exercise left out or swapped by its name, a file by its own. */
function refusedParts(t: Texts, { sets, rowChanges, media, prescribed }: Kept): { id: string; words: string }[] {
  const nameOf = (rowId: string) =>
    prescribed?.sealed.prescription.rows.find(({ id }) => id === rowId)?.name ?? t('fields.rowId');
  const why = (refusal: string | undefined) => refusal || t('refused.unexplained');
  const isRefused = ({ refusal }: { refusal?: string }) => refusal !== undefined;

  return [
    ...sets.filter(isRefused).map(({ set, refusal }) => {
      const place = t('runner.setNumber', { count: set.setNumber });
      const said = { name: nameOf(set.rowId), place, words: setWords(t, set), refusal: why(refusal) };
      return { id: `${set.rowId} ${set.setNumber}`, words: t('refused.set', said) };
    }),
    ...rowChanges.filter(isRefused).map(({ rowId, refusal }) => ({
      id: rowId,
      words: t('refused.part', { name: nameOf(rowId), refusal: why(refusal) }),
    })),
    ...media.filter(isRefused).map(({ id, name, refusal }) => ({
      id,
      words: t('refused.part', { name, refusal: why(refusal) }),
    })),
  ];
}

/** A set that may not be removed there is there again. */
function forgetRefused(queue: WorkoutQueue, { sets, rowChanges, media }: Kept): void {
  for (const { refusal, ...kept } of sets) {
    if (refusal === undefined) continue;
    if (kept.state === 'refused') queue.dropSet(kept.set);
    else queue.saveSet(kept);
  }
  for (const { rowId, refusal } of rowChanges) if (refusal !== undefined) queue.dropRowChange(rowId);
  for (const { id, refusal } of media) if (refusal !== undefined) removeMedium(queue, id);
}
