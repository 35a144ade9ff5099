import { IconTrash } from '@tabler/icons-react';
import { ActionMenu } from '#shell/web/records/ActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { SurveyAnswer } from '../../contract/reviews.ts';
import { type CheckInTask, taskRoutes } from '../../contract/tasks.ts';
import { answerInvalidations } from '../invalidations.ts';
import classes from '../Tasks.module.css';

/** The tasks that were given with this check-in and those before it, and whether they are done. */
export function GivenTasks({ answer: { clientId, tasks } }: { answer: SurveyAnswer }) {
  const t = useTexts('surveys');
  if (tasks.length === 0) return null;
  return (
    <Section title={t('tasks.given')} flush>
      <ul className={classes['tasks']}>
        {tasks.map((task) => (
          <GivenTask key={task.id} clientId={clientId} task={task} />
        ))}
      </ul>
    </Section>
  );
}

function GivenTask({ clientId, task: { id, text, dueOn, givenOn, doneAt } }: { clientId: string; task: CheckInTask }) {
  const t = useTexts('surveys');
  const deletion = useRecordAction(taskRoutes.delete, {
    confirm: {
      title: t('tasks.delete.title'),
      text: t('tasks.delete.text'),
      confirmLabel: t('tasks.delete.yes'),
      destructive: true,
    },
    invalidates: answerInvalidations,
    success: t('tasks.delete.done'),
  });
  const notes = [
    t('tasks.givenOn', { date: formatDate(givenOn) }),
    dueOn && t('tasks.due', { date: formatDate(dueOn) }),
    doneAt && t('tasks.doneOn', { date: formatDate(doneAt) }),
  ];
  return (
    <li>
      <span className={classes['text']}>
        {text}
        <small>{notes.filter(Boolean).join(' · ')}</small>
      </span>
      <StateBadge tone={doneAt ? 'good' : 'soon'}>{t(doneAt ? 'tasks.done' : 'tasks.open')}</StateBadge>
      <ActionMenu
        label={t('tasks.menu', { text })}
        actions={[
          {
            label: t('tasks.delete.action'),
            icon: IconTrash,
            permission: 'update surveys',
            isDestructive: true,
            onClick: () => deletion.run({ clientId, taskId: id }),
          },
        ]}
      />
    </li>
  );
}
