import { Alert, Button, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { newId } from '#shell/common/ids.ts';
import { forSubject } from '#shell/web/api/subject.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { commentRoutes } from '../../contract/comments.ts';
import type { SetRef } from '../../rules/set-order.ts';
import { useComparison } from '../comparison/comparison-context.ts';
import { commentInvalidations } from '../queries.ts';
import classes from './Comments.module.css';

const maxLength = 2000;

interface CommentFieldProps {
  set: SetRef | null;
  onSent: () => void;
  /** True after a comment was sent, so that the next one can be typed. */
  hasFocus: boolean;
}

/**
 * Field for a comment. The draft survives a reload with its id, so that a comment that is sent again because the
 * response was lost is stored once.
 */
export function CommentField({ set, onSent, hasFocus }: CommentFieldProps) {
  const t = useTexts('completed-workouts');
  const { subject, workout } = useComparison();
  const [messageId] = useState(newId);
  const { rowId = null, setNumber = null } = set ?? {};
  const about = { completedWorkoutId: workout.id, rowId, setNumber };
  const requestFor = (message: { messageId: string; text: string }) =>
    forSubject(subject, commentRoutes.create, { ...about, ...message });
  const form = useServerForm({
    route: requestFor({ messageId, text: '' })[0],
    toRequest: (message) => requestFor(message)[1],
    initialValues: { text: '', messageId },
    draft: `comments.${workout.id}.${set ? `${rowId}.${setNumber}` : 'workout'}`,
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
        maxLength={maxLength}
        autosize
        minRows={2}
        maxRows={8}
        data-no-focus
        autoFocus={hasFocus}
        data-autofocus={hasFocus || undefined}
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
