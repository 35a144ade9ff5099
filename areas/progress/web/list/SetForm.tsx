import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { todayIn } from '#shell/common/dates.ts';
import { type Subject, useSubjectMutation } from '#shell/web/api/subject.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { photoLimits, photoRoutes, type PhotoSet } from '../../contract.ts';
import classes from '../Photos.module.css';
import { photoInvalidations } from '../queries.ts';

interface SetFormProps {
  subject: Subject;
  set: PhotoSet;
  opened: boolean;
  onClose: () => void;
}

/** Changes the day and the note of a set. */
export function SetForm({ opened, onClose, ...props }: SetFormProps) {
  const t = useTexts('progress');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('set.edit')}>
      <Fields {...props} onClose={onClose} />
    </Dialog>
  );
}

function Fields({ subject, set, onClose }: Omit<SetFormProps, 'opened'>) {
  const t = useTexts('progress');
  const { timeZone } = useMe();
  const [takenOn, setTakenOn] = useState(set.taken_on);
  const [note, setNote] = useState(set.note);
  const { mutate, error, isPending } = useSubjectMutation(subject, photoRoutes.update, {
    invalidates: photoInvalidations,
    skipGlobalErrorHandler: true,
    onSuccess: () => {
      toast.success(t('set.saved'));
      onClose();
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    mutate({ progressId: set.id, taken_on: takenOn, note: note.trim(), version: set.version });
  }

  return (
    <form className={classes['form']} onSubmit={submit} noValidate>
      <TextInput
        type="date"
        label={t('fields.taken_on')}
        max={todayIn(timeZone)}
        value={takenOn}
        error={error && (error.errors['taken_on']?.[0] ?? (error.errors['note'] ? null : error.message))}
        data-autofocus
        onChange={({ currentTarget }) => setTakenOn(currentTarget.value)}
      />
      <Textarea
        label={t('fields.note')}
        value={note}
        maxLength={photoLimits.note}
        error={error?.errors['note']?.[0]}
        autosize
        minRows={2}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Button type="submit" loading={isPending}>
        {t('photo.savePose')}
      </Button>
    </form>
  );
}
