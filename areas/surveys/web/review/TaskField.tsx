import { Button, Textarea, TextInput } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { todayIn } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { taskLimits } from '../../contract/tasks.ts';
import classes from '../Tasks.module.css';

export interface TypedTask {
  text: string;
  /** Empty without a day. */
  dueOn: string;
}

interface TaskFieldProps {
  /** Null until a task is added. */
  task: TypedTask | null;
  onChange: (task: TypedTask | null) => void;
}

/** Whether the task has a day that is over, for the reader. */
export function isDuePast(task: TypedTask | null, timeZone: string): boolean {
  return task !== null && task.dueOn !== '' && task.dueOn < todayIn(timeZone);
}

/** Something to do, with a day if it has one, as a part of the reply. */
export function TaskField({ task, onChange }: TaskFieldProps) {
  const t = useTexts('surveys');
  const { timeZone } = useMe();
  if (!task)
    return (
      <Button
        variant="subtle"
        color="gray"
        justify="flex-start"
        leftSection={<IconListCheck size={18} aria-hidden="true" />}
        onClick={() => onChange({ text: '', dueOn: '' })}
      >
        {t('tasks.add')}
      </Button>
    );
  return (
    <div className={classes['draft']}>
      <Textarea
        label={t('tasks.text')}
        description={t('tasks.textHelp')}
        maxLength={taskLimits.text}
        autosize
        maxRows={6}
        autoFocus
        value={task.text}
        onChange={({ currentTarget }) => onChange({ ...task, text: currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('tasks.dueOn')}
        min={todayIn(timeZone)}
        error={isDuePast(task, timeZone) && t('problems.task_due_past')}
        value={task.dueOn}
        onChange={({ currentTarget }) => onChange({ ...task, dueOn: currentTarget.value })}
      />
      <Button variant="subtle" color="gray" justify="flex-start" onClick={() => onChange(null)}>
        {t('tasks.remove')}
      </Button>
    </div>
  );
}
