import { Button, Modal, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { daysBetween } from '#shell/common/dates.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { type CopyDates, maxNoteLength } from '../../contract.ts';
import { isPlainDate } from '../assignment.ts';
import { StartField } from '../StartField.tsx';
import classes from './CopyDialog.module.css';
import { type SaveCopyDates, useCopyForm } from './use-copy-form.ts';

interface CopyDialogProps extends Omit<FieldsProps, 'copy'> {
  title: string;
  opened: boolean;
  /** Undefined while it is loading. */
  copy: CopyDates | undefined;
  error: Error | null;
}

/** Dialog that edits the first day and the note of a client's copy. */
export function CopyDialog({ title, opened, copy, error, ...props }: CopyDialogProps) {
  const t = useTexts('assignments');
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      size="lg"
      title={<Text fw={700}>{t('copy.title', { title })}</Text>}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {error && <Text size="sm">{error.message}</Text>}
      {!error && (copy ? <Fields {...props} copy={copy} /> : <Loading />)}
    </Modal>
  );
}

function Loading() {
  return (
    <Stack gap="lg">
      <Skeleton height={60} />
      <Skeleton height={100} />
    </Stack>
  );
}

interface FieldsProps {
  copy: CopyDates;
  /** Shown after the client's name, such as `4 settimane`. */
  details: string;
  /** Sentence about what a new first day does not change, such as completed workouts. */
  keeps?: string | undefined;
  /** Returns the last day of the copy if it starts on `startsOn` and keeps its full length. Undefined without an own last day. */
  endOf?: (startsOn: string) => string;
  save: SaveCopyDates;
  onClose: () => void;
}

function Fields({ copy, details, keeps, endOf, save, onClose }: FieldsProps) {
  const t = useTexts('assignments');
  const {
    form: copyForm,
    conflict,
    useServerVersion,
    keepOwnVersion,
  } = useCopyForm(copy, save, () => {
    toast.success(t('copy.saved'));
    onClose();
  });
  const { startsOn } = copyForm.form.values;

  return (
    <FormSheet form={copyForm} onCancel={onClose}>
      <p className={classes['details']}>{[copy.clientName, details].join(' · ')}</p>
      <StartField
        {...copyForm.field('startsOn')}
        startsOn={startsOn}
        onChange={(date) => copyForm.form.setFieldValue('startsOn', date)}
        data-autofocus
      />
      <p className={classes['effect']} role="status">
        {[
          isPlainDate(startsOn) && endOf && <Effect key="effect" copy={copy} startsOn={startsOn} endOf={endOf} />,
          ' ',
          keeps,
        ]}
      </p>
      <Textarea
        label={t('copy.note')}
        description={t('copy.noteHelp')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={maxNoteLength}
        {...copyForm.field('note')}
      />
      {conflict && <Conflict current={conflict} onUseServer={useServerVersion} onKeepOwn={keepOwnVersion} />}
    </FormSheet>
  );
}

/** Sentence about the last day of the copy, and by how many days a new first day moves it. */
function Effect({ copy, startsOn, endOf }: Pick<Required<FieldsProps>, 'copy' | 'endOf'> & { startsOn: string }) {
  const t = useTexts('assignments');
  const days = daysBetween(copy.startsOn, startsOn);
  const date = formatDate(endOf(startsOn));
  if (days === 0)
    return t(copy.endsOn && copy.endsOn < endOf(startsOn) ? 'copy.endsEarly' : 'copy.ends', {
      date: formatDate(copy.endsOn ?? endOf(startsOn)),
    });
  return t('copy.moved', { count: Math.abs(days), direction: t(days > 0 ? 'copy.later' : 'copy.earlier'), date });
}

interface ConflictProps {
  current: CopyDates;
  onUseServer: () => void;
  onKeepOwn: () => void;
}

function Conflict({ current: { startsOn, note }, onUseServer, onKeepOwn }: ConflictProps) {
  const t = useTexts('assignments');
  return (
    <div className={classes['clash']} role="alert">
      <strong>{t('copy.conflict')}</strong>
      <span>
        {[
          t('copy.serverDate', { date: formatDate(startsOn) }),
          note ? t('copy.serverNote', { note }) : t('copy.noServerNote'),
        ].join(', ')}
      </span>
      <div className={classes['acts']}>
        <Button variant="default" onClick={onUseServer}>
          {t('copy.useServer')}
        </Button>
        <Button variant="default" onClick={onKeepOwn}>
          {t('copy.keepOwn')}
        </Button>
      </div>
    </div>
  );
}
