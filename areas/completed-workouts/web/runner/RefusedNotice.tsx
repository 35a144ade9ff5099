import { Button, Group } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { setWords } from '../words.ts';
import { tryAgain } from './actions.ts';
import type { Kept, KeptSet, WorkoutQueue } from './queue.ts';
import classes from './Runner.module.css';

/** What the server would not take, and why. It stays in sight until somebody has decided. */
export function RefusedNotice({ queue, kept: { begun, sets, prescribed } }: { queue: WorkoutQueue; kept: Kept }) {
  const t = useTexts('completed-workouts');
  const refused = sets.filter(({ refusal }) => refusal !== undefined);
  if (refused.length === 0 && begun?.refusal === undefined) return null;

  return (
    <div className={classes['alert']} role="alert">
      <p>
        <strong>{t('refused.title')}</strong>
      </p>
      {begun?.refusal !== undefined && <p>{begun.refusal || t('refused.unexplained')}</p>}
      {refused.map((kept) => (
        <p key={kept.set.id}>{sentenceOf(kept)}</p>
      ))}
      <Group gap="sm">
        <Button variant="default" size="md" onClick={() => tryAgain(queue)}>
          {t('refused.tryAgain')}
        </Button>
        {refused.length > 0 && (
          <Button variant="subtle" color="gray" size="md" onClick={() => forget()}>
            {t('refused.forget')}
          </Button>
        )}
      </Group>
    </div>
  );

  function sentenceOf({ set, refusal }: KeptSet): string {
    const name = prescribed?.workout.rows.find(({ id }) => id === set.rowId)?.name ?? '';
    const place = t('runner.setNumber', { count: set.setNumber });
    return t('refused.set', { name, place, words: setWords(t, set), refusal: refusal || t('refused.unexplained') });
  }

  function forget(): void {
    for (const { set, state } of refused) {
      if (state === 'refused') queue.dropSet(set.id);
      else queue.saveSet({ set, state });
    }
  }
}
