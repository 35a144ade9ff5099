import { type UseFormReturnType, useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import type { ApiResponse, ApiRequest, Route } from '#shell/common/route.ts';
import type { ApiError } from '../api/api-error.ts';
import { useApiMutation } from '../api/query.ts';
import { useTexts } from '../texts/texts.ts';
import { clearDraft, readDraft, saveDraft } from './drafts.ts';
import { focusFirstError, serverFieldErrors, type FormErrors, validateFields } from './form-errors.ts';
import { useLeaveGuard } from './leave-guard.ts';

interface ServerFormOptions<R extends Route, Values extends Record<string, unknown>> {
  initialValues: Values;
  route: R;
  onSuccess: (answer: ApiResponse<R>, values: Values) => void;
  /** What is asked with these values; without it the values themselves. */
  toRequest?: (values: Values) => ApiRequest<R>;
  /** Checked before asking. Never `route.body`: the bundle has none. */
  schema?: z.ZodType;
  invalidates?: readonly Route[];
  /** Name of the draft, `clients.create`: what is typed outlives a reload, and leaving asks first. */
  draft?: string;
  mode?: 'controlled' | 'uncontrolled';
}

export interface ServerForm<Values extends Record<string, unknown>> {
  form: UseFormReturnType<Values>;
  /** `<TextInput label={…} {...field('name')} />` */
  field: (name: keyof Values & string, options?: { type?: 'input' | 'checkbox' }) => FieldProps;
  submit: () => void;
  isSaving: boolean;
  /** What no field of the form shows. */
  formError: string | null;
  hasDraft: boolean;
  discardDraft: () => void;
  /** Changes when the fields must be drawn anew. */
  resetKey: number;
}

// biome-ignore lint/suspicious/noExplicitAny: each of Mantine's inputs wants its own value and event
type FieldProps = Record<string, any> & { name: string };

export function useServerForm<R extends Route, Values extends Record<string, unknown>>(
  options: ServerFormOptions<R, Values>,
): ServerForm<Values> {
  const { route, onSuccess: onDone, toRequest, schema, invalidates: refresh = [], draft } = options;
  const t = useTexts('shell');
  const [formError, setProblem] = useState<string | null>(null);
  const tell = useApiMutation(route, { invalidates: refresh, skipGlobalErrorHandler: true });
  const { form, ...kept } = useKeptForm(options);

  function send(values: Values): void {
    setProblem(null);
    const wrong = validateFields(schema, values, t);
    if (Object.keys(wrong).length > 0) showErrors(wrong);
    else
      tell.mutate(toRequest ? toRequest(values) : (values as unknown as ApiRequest<R>), {
        onSuccess: done,
        onError: refuse,
      });

    function done(answer: ApiResponse<R>) {
      kept.markSaved();
      onDone(answer, values);
    }
  }

  function refuse(error: ApiError): void {
    if (error.data.hideMessage || error.status === 402) return;
    const wrong = serverFieldErrors(error);
    if (Object.keys(wrong).length > 0) showErrors(wrong);
    else setProblem(error.message || t(error.status === 0 ? 'errors.unreachable' : 'errors.somethingWrong'));
  }

  function showErrors(wrong: FormErrors): void {
    form.setErrors(wrong);
    setProblem(focusFirstError(wrong));
  }

  return {
    form,
    field: (name, { type = 'input' } = {}) => ({ ...form.getInputProps(name as never, { type }), name }),
    submit: () => form.onSubmit(send)(),
    isSaving: tell.isPending,
    formError,
    hasDraft: kept.hasDraft && Boolean(draft),
    discardDraft: kept.discard,
    resetKey: kept.version,
  };
}

/** The values, what is left of them from before a reload, and the guard over both. */
function useKeptForm<R extends Route, Values extends Record<string, unknown>>(options: ServerFormOptions<R, Values>) {
  const { initialValues, draft, mode = 'uncontrolled' } = options;
  const [restored, setRestored] = useState(() => readDraft<Values>(draft));
  const [resetKey, setVersion] = useState(0);
  const isSaved = useRef(false);
  const form = useForm<Values>({
    mode,
    initialValues: { ...initialValues, ...restored },
    onValuesChange: (values) => {
      isSaved.current = false;
      saveDraft(draft, values);
    },
  });

  useLeaveGuard({
    isOn: Boolean(draft),
    isDirty: () => !isSaved.current && (restored !== null || form.isDirty()),
    onLeave: () => clearDraft(draft),
  });

  function markSaved(): void {
    isSaved.current = true;
    clearDraft(draft);
    setRestored(null);
    form.resetDirty();
  }

  function discard(): void {
    form.setInitialValues(initialValues);
    form.setValues(initialValues);
    markSaved();
    setVersion(resetKey + 1);
  }

  return { form, version: resetKey, hasDraft: restored !== null, markSaved, discard };
}
