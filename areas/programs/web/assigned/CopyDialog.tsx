import { Button, Modal, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { daysBetween } from '#shell/common/dates.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import type { AssignedProgram, ProgramAssignment } from '../../contract.ts';
import { endsOn } from '../../rules/schedule.ts';
import { isDay } from '../assign/assignment.ts';
import { StartField } from '../assign/StartField.tsx';
import classes from './CopyDialog.module.css';
import { useProgramUser } from './queries.ts';
import { useCopyForm } from './use-copy-form.ts';

interface CopyDialogProps {
  copy: Pick<AssignedProgram, 'id' | 'title'>;
  opened: boolean;
  onClose: () => void;
}

/** When a client's copy begins, and the word that goes with it. */
export function CopyDialog({ copy, opened, onClose }: CopyDialogProps) {
  const t = useTexts('programs');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={<Text fw={700}>{t('copies.title', { title: copy.title })}</Text>}
      closeButtonProps={{ 'aria-label': t('copies.close') }}
    >
      <Loaded id={copy.id} onDone={onClose} />
    </Modal>
  );
}

function Loaded({ id, onDone }: { id: string; onDone: () => void }) {
  const { data, error, isFetchedAfterMount } = useProgramUser(id);
  if (error) return <Text size="sm">{error.message}</Text>;
  if (!data || !isFetchedAfterMount) return <Waiting />;
  return <Fields programUser={data.programUser} onDone={onDone} />;
}

function Waiting() {
  return (
    <Stack gap="lg">
      <Skeleton height={60} />
      <Skeleton height={100} />
    </Stack>
  );
}

function Fields({ programUser, onDone }: { programUser: ProgramAssignment; onDone: () => void }) {
  const t = useTexts('programs');
  const { clientName, weeks, completedWorkouts } = programUser;
  const copy = useCopyForm(programUser, () => {
    toast.success(t('copies.saved'));
    onDone();
  });
  const { form } = copy.form;

  return (
    <FormSheet form={copy.form} onCancel={onDone}>
      <p className={classes['facts']}>
        {t('copies.facts', { client: clientName, weeks: t('weeks', { count: weeks }) })}
      </p>
      <StartField
        {...copy.form.field('startsOn')}
        startsOn={form.values.startsOn}
        onChange={(day) => form.setFieldValue('startsOn', day)}
        data-autofocus
      />
      <p className={classes['effect']} role="status">
        <Effect assignment={programUser} startsOn={form.values.startsOn} />
        {completedWorkouts > 0 && ` ${t('copies.done', { count: completedWorkouts })}`}
      </p>
      <Textarea
        label={t('copies.note')}
        description={t('copies.noteHelp')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={2000}
        {...copy.form.field('note')}
      />
      {copy.theirs && <Clash theirs={copy.theirs} onTake={copy.takeTheirs} onKeep={copy.keepMine} />}
    </FormSheet>
  );
}

function Effect({ assignment, startsOn }: { assignment: ProgramAssignment; startsOn: string }) {
  const t = useTexts('programs');
  const full = isDay(startsOn) ? endsOn(startsOn, assignment.weeks) : assignment.endsOn;
  const days = isDay(startsOn) ? daysBetween(assignment.startsOn, startsOn) : 0;
  if (days === 0)
    return t(assignment.endsOn < full ? 'copies.endsCut' : 'copies.ends', { date: formatDate(assignment.endsOn) });

  const direction = t(days > 0 ? 'copies.later' : 'copies.earlier');
  return t('copies.moved', { count: Math.abs(days), direction, date: formatDate(full) });
}

interface ClashProps {
  theirs: ProgramAssignment;
  onTake: () => void;
  onKeep: () => void;
}

function Clash({ theirs: { startsOn, note }, onTake, onKeep }: ClashProps) {
  const t = useTexts('programs');
  return (
    <div className={classes['clash']} role="alert">
      <strong>{t('copies.clash')}</strong>
      <span>
        {[
          t('copies.theirs', { date: formatDate(startsOn) }),
          note ? t('copies.theirNote', { note }) : t('copies.noNote'),
        ].join(', ')}
      </span>
      <div className={classes['acts']}>
        <Button variant="default" onClick={onTake}>
          {t('copies.take')}
        </Button>
        <Button variant="default" onClick={onKeep}>
          {t('copies.keep')}
        </Button>
      </div>
    </div>
  );
}
