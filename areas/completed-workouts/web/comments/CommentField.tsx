import { Alert, Button, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { chatLimits, chatRoutes } from '#areas/chats/contract.ts';
import { newId } from '#shell/common/ids.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import type { SetRef } from '../../rules/set-order.ts';
import { useComparison } from '../comparison/comparison-context.ts';
import { commentInvalidations } from '../queries.ts';
import classes from './Comments.module.css';

interface CommentFieldProps {
  set: SetRef | null;
  onSent: () => void;
  /** True after a comment was sent, so that the next one can be typed. */
  hasFocus: boolean;
}

/**
 * Field for a message of the chat about the workout or one set of it. The draft survives a reload with its id, so that a
 * message that is sent again because the response was lost is stored once.
 */
export function CommentField({ set, onSent, hasFocus }: CommentFieldProps) {
  const t = useTexts('completed-workouts');
  const { workout } = useComparison();
  const [id] = useState(newId);
  const part = set ? `${set.rowId}.${set.setNumber}` : undefined;
  const about = {
    conversationId: workout.clientId,
    referenceKind: 'completed_workout',
    referenceId: workout.id,
    ...(part && { referencePart: part }),
  };
  const form = useServerForm({
    route: chatRoutes.send,
    toRequest: (message) => ({ ...about, ...message }),
    initialValues: { message: '', id },
    draft: `comments.${workout.id}.${part ?? 'workout'}`,
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
        maxLength={chatLimits.text}
        autosize
        minRows={2}
        maxRows={8}
        data-no-focus
        autoFocus={hasFocus}
        data-autofocus={hasFocus || undefined}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
        }}
        {...form.field('message')}
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
