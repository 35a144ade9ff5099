import { Button, Group, Radio } from '@mantine/core';
import { useState } from 'react';
import { isWithTwoWeights } from '#areas/exercises/rules/two-weights.ts';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { forSubject, type Subject } from '#shell/web/api/subject.ts';
import { useMay, useMe } from '#shell/web/session.ts';
import { formatNumber, formatWeight } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { type KnownMaximum, maximumRoutes } from '../../contract/maximum.ts';
import { useValueMutation } from '../queries.ts';
import { DayField, ValuesForm } from './FormParts.tsx';
import { momentOn } from './use-record-draft.ts';
import { emptyEntry, type EntryValues, ValueField } from './ValueField.tsx';

interface MaximumDialogProps {
  subject: Subject;
  /** Null while the dialog is closed. */
  exercise: { id: string; name: string } | null;
  onClose: () => void;
}

/**
 * Dialog for the tested maximum of an exercise. An estimate from logged sets can be recorded as the maximum with one click. It needs the
 * texts of the area `metrics`.
 */
export function MaximumDialog({ subject, exercise, onClose }: MaximumDialogProps) {
  const t = useTexts('metrics');
  return (
    <Dialog title={t('maximum.title', { name: exercise?.name ?? '' })} opened={exercise !== null} onClose={onClose}>
      {exercise && <MaximumForm subject={subject} exercise={exercise} onClose={onClose} />}
    </Dialog>
  );
}

interface MaximumFormProps {
  subject: Subject;
  exercise: { id: string; name: string };
  onClose: () => void;
}

function MaximumForm({ subject, exercise, onClose }: MaximumFormProps) {
  const exerciseId = exercise.id;
  const t = useTexts('metrics');
  const { timeZone } = useMe();
  const [id] = useState(newId);
  const [day, setDay] = useState(() => todayIn(timeZone));
  const [entry, setEntry] = useState<EntryValues>(emptyEntry);
  const [error, setError] = useState<ApiError | null>(null);
  const [hands, setHands] = useState<Hands | null>(null);
  const [areHandsMissing, setHandsMissing] = useState(false);
  const known = useKnownMaximum(subject, exerciseId);
  const estimate = known?.isTested === false ? known : undefined;
  // With two weights a number alone could be that of one hand or of both, and loads in percent would be half or twice of what is meant.
  const asksHands = isWithTwoWeights(exercise.name) || known?.isPerHand === true;
  const knownHands = known?.isPerHand ? 'one' : null;
  const answer = asksHands ? (hands ?? knownHands) : 'both';
  const recording = useValueMutation(subject, maximumRoutes.record, {
    onError: setError,
    onSuccess: () => {
      toast.success(t('maximum.saved'));
      onClose();
    },
  });

  function submit({ entered, unit }: Pick<EntryValues, 'entered' | 'unit'>, isPerHand: boolean): void {
    setError(null);
    recording.send({
      id,
      exerciseId,
      day,
      ...momentOn(day, timeZone),
      entered,
      unit: unit === 'lb' ? unit : 'kg',
      isPerHand,
    });
  }

  const entryError = error?.errors['entered']?.[0];
  const dayError = error?.errors['day']?.[0];
  return (
    <ValuesForm
      message={error && !entryError && !dayError ? messageOf(error) : null}
      refused={error}
      isSaving={recording.isPending}
      onSubmit={() => (answer === null ? setHandsMissing(true) : submit(entry, answer === 'one'))}
      onCancel={onClose}
    >
      {estimate && (
        <EstimateButton
          estimate={estimate}
          isDisabled={recording.isPending}
          onTake={(entered) => submit({ entered, unit: 'kg' }, estimate.isPerHand === true)}
        />
      )}
      <ValueField
        name={t('maximum.label')}
        metric={exerciseId}
        unit="kg"
        value={entry}
        error={entryError}
        autoFocus
        onChange={setEntry}
      />
      {asksHands && <HandsField value={answer} isMissing={areHandsMissing} onChange={setHands} />}
      <DayField value={day} error={dayError} onChange={setDay} />
    </ValuesForm>
  );
}

interface EstimateButtonProps {
  estimate: KnownMaximum;
  isDisabled: boolean;
  onTake: (entered: string) => void;
}

function EstimateButton({ estimate: { oneRepMaxKg, isPerHand }, isDisabled, onTake }: EstimateButtonProps) {
  const t = useTexts('metrics');
  const weight = formatWeight(oneRepMaxKg);
  return (
    <Button variant="light" disabled={isDisabled} onClick={() => onTake(formatNumber(oneRepMaxKg, 2))}>
      {t('maximum.useEstimate', { weight: isPerHand ? t('maximum.ofOneHand', { weight }) : weight })}
    </Button>
  );
}

type Hands = 'one' | 'both';

interface HandsFieldProps {
  value: Hands | null;
  /** Whether the form was submitted without an answer. */
  isMissing: boolean;
  onChange: (hands: Hands) => void;
}

function HandsField({ value, isMissing, onChange }: HandsFieldProps) {
  const t = useTexts('metrics');
  return (
    <Radio.Group
      label={t('maximum.hands')}
      value={value}
      error={isMissing && value === null && t('maximum.handsMissing')}
      onChange={(hands) => onChange(hands === 'one' ? 'one' : 'both')}
    >
      <Group gap="md">
        <Radio value="one" label={t('maximum.oneHand')} />
        <Radio value="both" label={t('maximum.bothHands')} />
      </Group>
    </Radio.Group>
  );
}

/** The maximum that counts; undefined while none is known. */
function useKnownMaximum(subject: Subject, exerciseId: string): KnownMaximum | undefined {
  const mayRead = useMay()(subject.clientId === null ? 'view own record' : 'view health records');
  const { data } = useApiQuery(...forSubject(subject, maximumRoutes.list, { exerciseIds: exerciseId }), {
    enabled: mayRead,
  });
  return data?.maxima[0];
}
