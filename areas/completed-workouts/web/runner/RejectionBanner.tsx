import { Button, Group } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type Texts, setText } from '../text.ts';
import { tryAgain } from './actions.ts';
import { removeMedium } from './media.ts';
import type { LocalWorkout, LocalWorkoutStore } from './local-workout-store.ts';
import classes from './Runner.module.css';

interface RejectionBannerProps {
  queue: LocalWorkoutStore;
  kept: LocalWorkout;
}

/** What the server would not take, and why. It stays in sight until somebody has decided. */
export function RejectionBanner({ queue, kept }: RejectionBannerProps) {
  const t = useTexts('completed-workouts');
  const { begun } = kept;
  const refused = refusedParts(t, kept);
  if (refused.length === 0 && begun?.rejection === undefined) return null;

  return (
    <div className={classes['alert']} role="alert">
      <p>
        <strong>{t('refused.title')}</strong>
      </p>
      {begun?.rejection !== undefined && <p>{begun.rejection || t('refused.unexplained')}</p>}
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
function refusedParts(
  t: Texts,
  { sets, rowChanges, media, prescribed }: LocalWorkout,
): { id: string; words: string }[] {
  const nameOf = (rowId: string) =>
    prescribed?.signed.prescription.rows.find(({ id }) => id === rowId)?.name ?? t('fields.rowId');
  const why = (refusal: string | undefined) => refusal || t('refused.unexplained');
  const isRejected = ({ rejection }: { rejection?: string }) => rejection !== undefined;

  return [
    ...sets.filter(isRejected).map(({ set, rejection }) => {
      const place = t('runner.setNumber', { count: set.setNumber });
      const said = { name: nameOf(set.rowId), place, words: setText(t, set), refusal: why(rejection) };
      return { id: `${set.rowId} ${set.setNumber}`, words: t('refused.set', said) };
    }),
    ...rowChanges.filter(isRejected).map(({ rowId, rejection }) => ({
      id: rowId,
      words: t('refused.part', { name: nameOf(rowId), refusal: why(rejection) }),
    })),
    ...media.filter(isRejected).map(({ id, name, rejection }) => ({
      id,
      words: t('refused.part', { name, refusal: why(rejection) }),
    })),
  ];
}

/** A set that may not be removed there is there again. */
function forgetRefused(queue: LocalWorkoutStore, { sets, rowChanges, media }: LocalWorkout): void {
  for (const { rejection, ...kept } of sets) {
    if (rejection === undefined) continue;
    if (kept.state === 'refused') queue.dropSet(kept.set);
    else queue.saveSet(kept);
  }
  for (const { rowId, rejection } of rowChanges) if (rejection !== undefined) queue.dropRowChange(rowId);
  for (const { id, rejection } of media) if (rejection !== undefined) removeMedium(queue, id);
}
