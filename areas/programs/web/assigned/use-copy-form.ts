import { useForm } from '@mantine/form';
import { useState } from 'react';
import { z } from 'zod';
import { day, words } from '#shell/common/fields.ts';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { focusFirstWrong, refusedFields, type WrongFields, wrongFields } from '#shell/web/widgets/form-errors.ts';
import type { ServerForm } from '#shell/web/widgets/server-form.ts';
import type { ProgramUser } from '../../contract.ts';
import { useSaveProgramUser } from './queries.ts';

const Draft = z.object({ startsOn: day, note: words(2000) });

type Values = z.output<typeof Draft>;

export interface CopyForm {
  of: ServerForm<Values>;
  /** What somebody else wrote meanwhile, as long as nobody has chosen. */
  theirs: ProgramUser | null;
  takeTheirs: () => void;
  keepMine: () => void;
}

/**
 * A copy's first day and note. Its version also moves with every edit of its weeks: such a one is no question to anybody,
 * only another day or note is.
 */
export function useCopyForm(opened: ProgramUser, onDone: () => void): CopyForm {
  const t = useTexts('shell');
  const [base, setBase] = useState(opened);
  const [theirs, setTheirs] = useState<ProgramUser | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const save = useSaveProgramUser();
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: { startsOn: opened.startsOn, note: opened.note },
  });

  function send(version: number): void {
    setProblem(null);
    const values = form.getValues();
    const wrong = wrongFields(Draft, values, t);
    if (Object.keys(wrong).length > 0) showErrors(wrong);
    else
      save.mutate(
        { id: opened.id, version, ...values },
        { onSuccess: onDone, onError: (error) => refuse(error, version) },
      );
  }

  function refuse(error: ApiError, sent: number): void {
    const newer = error.data['programUser'] as ProgramUser | undefined;
    const wrong = refusedFields(error);
    if (error.code === 'stale' && newer && newer.version !== sent) meet(newer);
    else if (Object.keys(wrong).length > 0) showErrors(wrong);
    else setProblem(error.message || t(error.status === 0 ? 'errors.unreachable' : 'errors.somethingWrong'));
  }

  function meet(newer: ProgramUser): void {
    if (newer.startsOn !== base.startsOn || newer.note !== base.note) setTheirs(newer);
    else send(newer.version);
    setBase(newer);
  }

  function showErrors(wrong: WrongFields): void {
    form.setErrors(wrong);
    setProblem(focusFirstWrong(wrong));
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
    problem,
    hasDraft: false,
    discardDraft: () => {},
    version: 0,
  };
  return { of, theirs, takeTheirs: () => decide(null), keepMine: () => decide(base.version) };
}
