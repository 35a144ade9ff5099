import { type UseFormReturnType, useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import type { ApiRequest, ApiResponse, Route } from '#shell/common/route.ts';
import type { ApiError } from '../api/api-error.ts';
import { messageOf } from '../api/error-message.ts';
import { useApiMutation } from '../api/query.ts';
import { useTexts } from '../texts/texts.ts';
import { toast } from '../widgets/toast.ts';
import { bodySchema, prefetchBodySchema } from './body-schema.ts';
import { clearDraft, readDraft, saveDraft } from './drafts.ts';
import { type FormErrors, focusFirstError, serverFieldErrors, validateFields } from './form-errors.ts';
import { hasRefusedTexts } from './refused-texts.ts';
import type { FormConflict } from './RecordConflict.tsx';
import { useLeaveGuard } from './leave-guard.ts';

export interface ServerFormOptions<R extends Route, Values extends Record<string, unknown>> {
  route: R;
  initialValues: Values;
  /** Builds the request from the values; without it the values are the request. */
  toRequest?: (values: Values) => ApiRequest<R>;
  /** Validates values that are not in the body of the route, such as path parameters. */
  schema?: z.ZodType;
  /** Routes whose queries are invalidated on success. */
  invalidates?: readonly Route[];
  /** Key of the draft, such as `clients.create`. With a draft, values survive a reload, and leaving needs a confirmation. */
  draft?: string;
  mode?: 'controlled' | 'uncontrolled';
  /** Text of the success toast. */
  success?: (response: ApiResponse<R>, values: Values) => string;
  onSuccess?: (response: ApiResponse<R>, values: Values) => void;
  /**
   * Called with the record as it is now when it has been saved since it was opened (409 `version_conflict`); `resend` sends the refused
   * values again. Returns false to show the error.
   */
  onVersionConflict?: (present: unknown, resend: () => void) => boolean;
  /**
   * Called with a refusal of the server; `resend` sends the refused request again, with a confirmation added to it. What was typed since is
   * not confirmed: then the error is shown, and `resend` shows it too. Returns false to show the error.
   */
  onRefused?: (error: ApiError, resend: (confirmation: object) => void) => boolean;
  /** What the form was opened with; stored beside the draft. */
  draftBase?: () => object | undefined;
  /** Replaces the values of the draft, when they were merged with another save. */
  draftValues?: Values;
}

export interface ServerForm<Values extends Record<string, unknown>> {
  form: UseFormReturnType<Values>;
  /** The props of the input of a field: `<TextInput label={…} {...field('name')} />`. */
  field: (name: keyof Values & string, options?: { type?: 'input' | 'checkbox' }) => FieldProps;
  submit: () => void;
  isSaving: boolean;
  /** An error that no field of the form shows. */
  formError: string | null;
  hasDraft: boolean;
  discardDraft: () => void;
  /** Sets values, also of uncontrolled fields. */
  setValues: (values: Partial<Values>) => void;
  /** Sets all values as saved ones and deletes the draft. */
  resetTo: (values: Values) => void;
  /** What another save of the record changed; only `useRecordForm` sets it. */
  conflict?: FormConflict | undefined;
  /** React key that changes when uncontrolled fields must be mounted again to show new values. */
  resetKey: number;
}

// biome-ignore lint/suspicious/noExplicitAny: each input of Mantine has its own types of value and event
type FieldProps = Record<string, any> & { name: string };

/**
 * A form that sends one route. The request is validated with the body schema of the route; errors of the server are shown
 * at the same fields.
 *
 *     const form = useServerForm({ route: accountRoutes.askReset, initialValues: { email: '' }, onSuccess: showMailSent });
 *     <FormSheet form={form}>
 *       <TextInput label={t('fields.email')} {...form.field('email')} />
 *     </FormSheet>
 *
 * For a record that is created and edited, use `useRecordForm`.
 */
export function useServerForm<R extends Route, Values extends Record<string, unknown>>(
  options: ServerFormOptions<R, Values>,
): ServerForm<Values> {
  const { form, ...values } = useFormWithDraft(options);
  const { send, isSaving, formError } = useSending(options, { form, markSaved: values.markSaved });

  return {
    form,
    field: (name, { type = 'input' } = {}) => ({
      ...form.getInputProps(name as never, { type }),
      name,
      'data-field': name,
    }),
    submit: () => form.onSubmit(send)(),
    isSaving,
    formError,
    hasDraft: values.hasDraft && Boolean(options.draft),
    discardDraft: () => values.resetTo(options.initialValues),
    setValues: values.set,
    resetTo: values.resetTo,
    resetKey: values.resetKey,
  };
}

interface SentForm<Values extends Record<string, unknown>> {
  form: UseFormReturnType<Values>;
  markSaved: () => void;
}

/** Sends values of the form, and shows what is refused. */
function useSending<R extends Route, Values extends Record<string, unknown>>(
  options: ServerFormOptions<R, Values>,
  { form, markSaved }: SentForm<Values>,
) {
  const { route, toRequest, schema, invalidates = [], draft, success, onSuccess } = options;
  const { onVersionConflict, onRefused } = options;
  const t = useTexts('shell');
  const [formError, setFormError] = useState<string | null>(null);
  const mutation = useApiMutation(route, { invalidates, skipGlobalErrorHandler: true, draft });
  // `mutation.isPending` is set with the next render, and a second click may come before it.
  const isSending = useRef(false);

  function send(submitted: Values): void {
    if (isSending.current) return;
    setFormError(null);
    const request = toRequest ? toRequest(submitted) : (submitted as unknown as ApiRequest<R>);
    const errors = { ...validateFields(bodySchema(route), request, t), ...validateFields(schema, submitted, t) };
    if (Object.keys(errors).length > 0) showErrors(errors);
    else sendRequest(request, submitted);
  }

  function sendRequest(request: ApiRequest<R>, submitted: Values): void {
    isSending.current = true;
    mutation.mutate(request, {
      onError: (error) => showServerError(error, { request, submitted }),
      onSuccess: (response) => finish(response, submitted),
    });
  }

  function finish(response: ApiResponse<R>, submitted: Values): void {
    isSending.current = false;
    markSaved();
    if (success) toast.success(success(response, submitted));
    onSuccess?.(response, submitted);
  }

  function showServerError(error: ApiError, refused: { request: ApiRequest<R>; submitted: Values }): void {
    isSending.current = false;
    if (error.data.hideMessage || error.status === 402) return;
    const { request, submitted } = refused;
    const present = error.code === 'version_conflict' ? error.data['record'] : undefined;
    const isUnchanged = () => JSON.stringify(form.getValues()) === JSON.stringify(submitted);
    const resend = (confirmation: object) =>
      isUnchanged() ? sendRequest({ ...request, ...confirmation }, submitted) : showError(error);
    if (present && onVersionConflict?.(present, () => send(submitted))) return;
    if (isUnchanged() && onRefused?.(error, resend)) return;
    showError(error);
  }

  function showError(error: ApiError): void {
    const errors = serverFieldErrors(error);
    if (Object.keys(errors).length > 0) showErrors(errors);
    else setFormError(messageOf(error));
  }

  function showErrors(errors: FormErrors): void {
    form.setErrors(errors);
    setFormError(focusFirstError(errors));
  }

  return { send, isSaving: mutation.isPending, formError };
}

/** The values of the form, restored from a draft, with a leave guard. */
function useFormWithDraft<R extends Route, Values extends Record<string, unknown>>(
  options: ServerFormOptions<R, Values>,
) {
  const { route, initialValues, draft, draftBase, draftValues, mode = 'uncontrolled' } = options;
  const [restored, setRestored] = useState(() => draftValues ?? readDraft<Values>(draft));
  const [resetKey, setResetKey] = useState(0);
  const isSaved = useRef(false);
  const form = useForm<Values>({
    mode,
    initialValues: { ...initialValues, ...restored },
    onValuesChange: (values) => {
      prefetchBodySchema(route);
      isSaved.current = false;
      saveDraft(draft, values);
      const base = draftBase?.();
      if (draft && base) saveDraft(`${draft}.base`, { ...base });
    },
  });

  useLeaveGuard({
    isOn: Boolean(draft),
    isDirty: () => hasRefusedTexts() || (!isSaved.current && (restored !== null || form.isDirty())),
    onLeave: forgetDraft,
  });

  function forgetDraft(): void {
    clearDraft(draft);
    clearDraft(draft && `${draft}.base`);
  }

  function markSaved(): void {
    isSaved.current = true;
    forgetDraft();
    setRestored(null);
    form.resetDirty();
  }

  function set(values: Partial<Values>): void {
    form.setValues(values);
    if (mode === 'uncontrolled') setResetKey((key) => key + 1);
  }

  function resetTo(values: Values): void {
    form.setInitialValues(values);
    set(values);
    markSaved();
  }

  return { form, resetKey, hasDraft: restored !== null, markSaved, set, resetTo };
}
