import { useForm } from '@mantine/form';
import { useState } from 'react';
import { z } from 'zod';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { type FormErrors, focusFirstError, serverFieldErrors, validateFields } from '#shell/web/forms/form-errors.ts';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { plainDate } from '#shell/common/fields.ts';
import { type CopyDates, copyDatesFields } from '../../contract.ts';

const Fields = z.object({ ...copyDatesFields, chosenEnd: plainDate.or(z.literal('')) });
type Values = z.output<typeof Fields>;

/** A copy whose last day can be chosen has `chosenEnd`: null for one that runs its full length. */
export interface EditedCopy extends CopyDates {
  chosenEnd?: string | null;
}

/** Mutation that saves first day, chosen end and note: the result of `useApiMutation` with the area's route. */
export interface SaveCopyDates {
  isPending: boolean;
  mutate: (
    request: { id: string; version: number; startsOn: string; note: string; chosenEnd?: string | null },
    callbacks: { onSuccess: () => void; onError: (error: ApiError) => void },
  ) => void;
}

export interface CopyForm {
  form: ServerForm<Values>;
  /** The copy as saved elsewhere with other dates or another note; null without a conflict, or once it is resolved. */
  conflict: EditedCopy | null;
  useServerVersion: () => void;
  keepOwnVersion: () => void;
}

/**
 * Form for the dates and the note of a copy. The version of a copy also grows when its content is edited; then the
 * form saves again with the new version. Only different dates or a different note are a conflict. With `version_conflict` the
 * server sends the current copy as `data.copy`.
 */
export function useCopyForm(opened: EditedCopy, save: SaveCopyDates, onDone: () => void): CopyForm {
  const t = useTexts('shell');
  const [base, setBase] = useState(opened);
  const [conflict, setConflict] = useState<EditedCopy | null>(null);
  const [formError, setFormError] = useState<string | null>(null);
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: valuesOf(opened),
  });

  function send(version: number): void {
    setFormError(null);
    const values = form.getValues();
    const errors = validateFields(Fields, values, t);
    if (Object.keys(errors).length > 0) showErrors(errors);
    else
      save.mutate(
        {
          id: opened.id,
          version,
          startsOn: values.startsOn,
          note: values.note,
          ...(opened.chosenEnd !== undefined && { chosenEnd: values.chosenEnd || null }),
        },
        { onSuccess: onDone, onError: (error) => showServerError(error, version) },
      );
  }

  function showServerError(error: ApiError, sent: number): void {
    const current = error.data['copy'] as EditedCopy | undefined;
    const errors = serverFieldErrors(error);
    if (error.code === 'version_conflict' && current && current.version !== sent) rebase(current);
    else if (Object.keys(errors).length > 0) showErrors(errors);
    else setFormError(messageOf(error));
  }

  function rebase(current: EditedCopy): void {
    if (hasOtherValues(current, base)) setConflict(current);
    else send(current.version);
    setBase(current);
  }

  function showErrors(errors: FormErrors): void {
    form.setErrors(errors);
    setFormError(focusFirstError(errors));
  }

  return {
    form: {
      form,
      field: (name, { type = 'input' } = {}) => ({ ...form.getInputProps(name, { type }), name }),
      submit: () => send(base.version),
      isSaving: save.isPending,
      formError,
      hasDraft: false,
      discardDraft: () => {},
      setValues: form.setValues,
      resetTo: form.setValues,
      resetKey: 0,
    },
    conflict,
    useServerVersion: () => {
      form.setValues(valuesOf(base));
      setConflict(null);
    },
    keepOwnVersion: () => {
      send(base.version);
      setConflict(null);
    },
  };
}

function valuesOf({ startsOn, note, chosenEnd }: EditedCopy): Values {
  return { startsOn, note, chosenEnd: chosenEnd ?? '' };
}

function hasOtherValues(one: EditedCopy, other: EditedCopy): boolean {
  return one.startsOn !== other.startsOn || one.chosenEnd !== other.chosenEnd || one.note !== other.note;
}
