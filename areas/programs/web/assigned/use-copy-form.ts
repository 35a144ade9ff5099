import { useForm } from '@mantine/form';
import { useState } from 'react';
import { z } from 'zod';
import { plainDate, text } from '#shell/common/fields.ts';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { focusFirstError, serverFieldErrors, type FormErrors, validateFields } from '#shell/web/forms/form-errors.ts';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import type { ProgramAssignment } from '../../contract.ts';
import { useSaveProgramUser } from './queries.ts';

const Draft = z.object({ startsOn: plainDate, note: text(2000) });

type Values = z.output<typeof Draft>;

export interface CopyForm {
  form: ServerForm<Values>;
  /** What somebody else wrote meanwhile, as long as nobody has chosen. */
  theirs: ProgramAssignment | null;
  takeTheirs: () => void;
  keepMine: () => void;
}

/**
 * A copy's first day and note. Its version also moves with every edit of its weeks: such a one is no question to anybody,
 * only another day or note is.
 */
export function useCopyForm(opened: ProgramAssignment, onDone: () => void): CopyForm {
  const t = useTexts('shell');
  const [base, setBase] = useState(opened);
  const [theirs, setTheirs] = useState<ProgramAssignment | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const save = useSaveProgramUser();
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: { startsOn: opened.startsOn, note: opened.note },
  });

  function send(version: number): void {
    setProblem(null);
    const values = form.getValues();
    const wrong = validateFields(Draft, values, t);
    if (Object.keys(wrong).length > 0) showErrors(wrong);
    else
      save.mutate(
        { id: opened.id, version, ...values },
        { onSuccess: onDone, onError: (error) => refuse(error, version) },
      );
  }

  function refuse(error: ApiError, sent: number): void {
    const newer = error.data['programUser'] as ProgramAssignment | undefined;
    const wrong = serverFieldErrors(error);
    if (error.code === 'version_conflict' && newer && newer.version !== sent) meet(newer);
    else if (Object.keys(wrong).length > 0) showErrors(wrong);
    else setProblem(error.message || t(error.status === 0 ? 'errors.unreachable' : 'errors.somethingWrong'));
  }

  function meet(newer: ProgramAssignment): void {
    if (newer.startsOn !== base.startsOn || newer.note !== base.note) setTheirs(newer);
    else send(newer.version);
    setBase(newer);
  }

  function showErrors(wrong: FormErrors): void {
    form.setErrors(wrong);
    setProblem(focusFirstError(wrong));
  }

  function decide(version: number | null): void {
    if (version === null) form.setValues({ startsOn: base.startsOn, note: base.note });
    else send(version);
    setTheirs(null);
  }

  const of: ServerForm<Values> = {
    form,
    field: (name, { type = 'input' } = {}) => ({ ...form.getInputProps(name, { type }), name }),
    submit: () => send(base.version),
    isSaving: save.isPending,
    formError: problem,
    hasDraft: false,
    discardDraft: () => {},
    resetKey: 0,
  };
  return { form: of, theirs, takeTheirs: () => decide(null), keepMine: () => decide(base.version) };
}
