import { Alert, Button, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { newId } from '#shell/common/ids.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import classes from './Comments.module.css';
import { type SetRef, type Subject, commentTarget, commentInvalidations } from './queries.ts';

const longest = 2000;

interface CommentFieldProps {
  subject: Subject;
  set: SetRef | null;
  onSent: () => void;
  /** The one before was just sent: whoever wrote it goes on writing. */
  isAgain: boolean;
}

/** What is typed outlives a reload, and so does its id: sent twice by a bad network, it is there once. */
export function CommentField({ subject, set, onSent, isAgain }: CommentFieldProps) {
  const t = useTexts('completed-workouts');
  const [messageId] = useState(newId);
  const place = set ? `${set.rowId}.${set.setNumber}` : 'workout';
  const form = useServerForm({
    ...commentTarget(subject, set),
    initialValues: { text: '', messageId },
    draft: `comments.${subject.completedWorkoutId}.${place}`,
    invalidates: commentInvalidations,
    onSuccess: onSent,
  });
  const label = t(set ? 'comments.onSet' : 'comments.onWorkout');

  return (
    <form
      noValidate
      className={classes['field']}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <Textarea
        aria-label={label}
        placeholder={label}
        maxLength={longest}
        autosize
        minRows={2}
        maxRows={8}
        data-no-focus
        autoFocus={isAgain}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
        }}
        {...form.field('text')}
      />
      {form.formError && (
        <Alert color="red" variant="light" role="alert">
          {form.formError}
        </Alert>
      )}
      <Button
        type="submit"
        variant="default"
        loading={form.isSaving}
        leftSection={<IconSend size={16} aria-hidden="true" />}
      >
        {t('comments.send')}
      </Button>
    </form>
  );
}
