import { Checkbox } from '@mantine/core';
import { todayIn } from '#shell/common/dates.ts';
import { useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { useMay, useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { type CheckInTask, taskRoutes } from '../contract/tasks.ts';
import { ownInvalidations } from './invalidations.ts';
import classes from './Tasks.module.css';

/** What a professional has asked the client to do and is not done. A tick removes it, and can be taken back. */
export function OpenTasks() {
  const t = useTexts('surveys');
  const { data } = useApiQuery(taskRoutes.open, {}, { staleTime: 60_000 });
  if (!data || data.tasks.length === 0) return null;
  return (
    <Section title={t('tasks.title')} flush>
      <ul className={classes['tasks']}>
        {data.tasks.map((task) => (
          <OpenTask key={task.id} task={task} />
        ))}
      </ul>
    </Section>
  );
}

function OpenTask({ task: { id, text, dueOn } }: { task: CheckInTask }) {
  const t = useTexts('surveys');
  const { timeZone } = useMe();
  const mayTick = useMay()('update own surveys');
  const undo = useApiMutation(taskRoutes.tick, { invalidates: ownInvalidations });
  const tick = useApiMutation(taskRoutes.tick, {
    invalidates: ownInvalidations,
    onSuccess: () =>
      toast.success(t('tasks.ticked'), {
        action: { title: t('tasks.undo'), run: () => undo.mutate({ taskId: id, isDone: false }) },
      }),
  });
  const isLate = dueOn !== null && dueOn < todayIn(timeZone);
  return (
    <li>
      <Checkbox
        label={text}
        description={dueOn && t(isLate ? 'tasks.late' : 'tasks.due', { date: formatDate(dueOn) })}
        checked={tick.isPending}
        disabled={!mayTick || tick.isPending}
        onChange={() => tick.mutate({ taskId: id, isDone: true })}
      />
    </li>
  );
}
