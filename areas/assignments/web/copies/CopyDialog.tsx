import { Button, Modal, Skeleton, Stack, Text, Textarea, type TextInputProps } from '@mantine/core';
import { daysBetween, todayIn } from '#shell/common/dates.ts';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { maxNoteLength } from '../../contract/limits.ts';
import { isPlainDate } from '../assignment.ts';
import { DateField } from '../DateField.tsx';
import { StartField } from '../StartField.tsx';
import classes from './CopyDialog.module.css';
import { type EditedCopy, type SaveCopyDates, useCopyForm } from './use-copy-form.ts';

interface CopyDialogProps extends Omit<FieldsProps, 'copy'> {
  title: string;
  opened: boolean;
  /** Undefined while it is loading. */
  copy: EditedCopy | undefined;
  error: ApiError | null;
}

/** Dialog that edits the first day, the last one where it can be chosen, and the note of a client's copy. */
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
      {error && <Text size="sm">{messageOf(error)}</Text>}
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
  copy: EditedCopy;
  /** Shown after the client's name, such as `4 settimane`. */
  details: string;
  /** Sentence about what a new first day does not change, such as completed workouts. */
  keeps?: string | undefined;
  /** Sentence about what a new first day takes away, such as pauses. */
  resets?: string | undefined;
  /** Whether the copy may end on a date; without it on any within its length. */
  mayEndOn?: (date: string, startsOn: string) => boolean;
  /** Returns the last day of the copy if it starts on `startsOn` and keeps its full length. Undefined without an own last day. */
  endOf?: (startsOn: string) => string;
  save: SaveCopyDates;
  onClose: () => void;
}

function Fields({ copy, details, keeps, resets, endOf, mayEndOn, save, onClose }: FieldsProps) {
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
  const { startsOn, chosenEnd } = copyForm.form.values;
  const fullEnd = isPlainDate(startsOn) ? endOf?.(startsOn) : undefined;

  return (
    <FormSheet form={copyForm} onCancel={onClose}>
      <p className={classes['details']}>{[copy.clientName, details].join(' · ')}</p>
      <StartField
        {...copyForm.field('startsOn')}
        startsOn={startsOn}
        onChange={(date) => copyForm.form.setFieldValue('startsOn', date)}
        data-autofocus
      />
      {copy.chosenEnd !== undefined && fullEnd && (
        <EndField
          {...copyForm.field('chosenEnd')}
          value={chosenEnd}
          range={{ startsOn, fullEnd }}
          mayEndOn={(date) => mayEndOn?.(date, startsOn) ?? true}
          onChange={(date) => copyForm.form.setFieldValue('chosenEnd', date)}
        />
      )}
      <p className={classes['effect']} role="status">
        {[
          fullEnd && <Effect key="effect" copy={copy} startsOn={startsOn} fullEnd={fullEnd} chosenEnd={chosenEnd} />,
          ' ',
          startsOn !== copy.startsOn && resets && `${resets} `,
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

interface EndFieldProps extends Omit<TextInputProps, 'onChange' | 'value'> {
  value: string;
  /** The first day, and the last one of the full length. */
  range: { startsOn: string; fullEnd: string };
  mayEndOn: (date: string) => boolean;
  onChange: (date: string) => void;
}

/** Field for an earlier last day. Empty for the full length. */
function EndField({ range: { startsOn, fullEnd }, mayEndOn, ...field }: EndFieldProps) {
  const t = useTexts('assignments');
  const today = todayIn(useMe().timeZone);
  return (
    <DateField
      label={t('copy.chosenEnd')}
      description={t('copy.chosenEndHelp', { date: formatDate(fullEnd) })}
      min={startsOn}
      max={fullEnd}
      proposals={[
        ...(startsOn <= today && today < fullEnd && mayEndOn(today) ? [{ date: today, label: t('start.today') }] : []),
        { date: '', label: t('copy.fullLength') },
      ]}
      {...field}
    />
  );
}

interface EffectProps {
  copy: EditedCopy;
  startsOn: string;
  fullEnd: string;
  chosenEnd: string;
}

/** Sentence about the last day of the copy, and by how many days a new first day moves it. */
function Effect({ copy, startsOn, fullEnd, chosenEnd }: EffectProps) {
  const t = useTexts('assignments');
  const days = daysBetween(copy.startsOn, startsOn);
  // The first day of what replaced the copy ends it before the chosen day.
  const replacedEnd =
    days === 0 && !copy.chosenEnd && copy.endsOn !== null && copy.endsOn < fullEnd ? copy.endsOn : null;
  if (replacedEnd && (chosenEnd || fullEnd) >= replacedEnd)
    return t('copy.endsEarly', { date: formatDate(replacedEnd) });
  const date = formatDate(chosenEnd || fullEnd);
  if (days === 0) return t('copy.ends', { date });
  return t('copy.moved', { count: Math.abs(days), direction: t(days > 0 ? 'copy.later' : 'copy.earlier'), date });
}

interface ConflictProps {
  current: EditedCopy;
  onUseServer: () => void;
  onKeepOwn: () => void;
}

function Conflict({ current: { startsOn, chosenEnd, note }, onUseServer, onKeepOwn }: ConflictProps) {
  const t = useTexts('assignments');
  return (
    <div className={classes['clash']} role="alert">
      <strong>{t('copy.conflict')}</strong>
      <span>
        {[
          t('copy.serverDate', { date: formatDate(startsOn) }),
          ...(chosenEnd ? [t('copy.serverEnd', { date: formatDate(chosenEnd) })] : []),
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
