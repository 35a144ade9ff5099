import { Alert, Button } from '@mantine/core';
import { type KeyboardEvent, lazy, type ReactNode, Suspense } from 'react';
import { measureBottomBar } from '../layouts/bottom-bar-height.ts';
import { useTexts } from '../texts/texts.ts';
import classes from './FormSheet.module.css';
import type { ServerForm } from './server-form.ts';
import { showMessage } from './show-message.ts';
import { useFormSubmit } from './use-form-submit.ts';

/** Loaded when needed: the forms before the login never show it. */
const RecordConflict = lazy(async () => ({ default: (await import('./RecordConflict.tsx')).RecordConflict }));

interface FormSheetProps<Values extends Record<string, unknown>> {
  form: ServerForm<Values>;
  /** Label of the submit button; the default is "Salva". */
  save?: string | undefined;
  onCancel?: (() => void) | undefined;
  /** Whether the submit button takes the full width of the form, as on the login page. */
  wide?: boolean;
  /** Whether submitting deletes something: the button is red. */
  isDestructive?: boolean;
  /** Whether it cannot be submitted; what is shown above the form says why. */
  isDisabled?: boolean;
  /** What submitting does, in the bar beside the buttons. */
  summary?: ReactNode;
  children: ReactNode;
}

/** The fields of a form, and a bar of buttons that stays visible on a phone. */
export function FormSheet<Values extends Record<string, unknown>>({
  form,
  save,
  onCancel,
  wide = false,
  isDestructive = false,
  isDisabled = false,
  summary,
  children,
}: FormSheetProps<Values>) {
  const t = useTexts('shell');

  return (
    <form noValidate className={classes['form']} onKeyDown={stopImplicitSubmission} onSubmit={useFormSubmit(form)}>
      {form.hasDraft && (
        <div className={classes['draft']} role="status">
          {t('form.draftRestored')}
          <Button variant="subtle" size="compact-sm" onClick={form.discardDraft}>
            {t('form.discardDraft')}
          </Button>
        </div>
      )}
      <div className={classes['fields']} key={form.resetKey}>
        {children}
      </div>
      <Suspense>
        {form.conflict && <RecordConflict key={`version ${form.conflict.version}`} conflict={form.conflict} />}
      </Suspense>
      {form.formError && (
        <Alert ref={showMessage} color="red" variant="light" role="alert" className={classes['error']}>
          {form.formError}
        </Alert>
      )}
      <div ref={measureBottomBar} className={classes['bar']} data-wide={wide} data-strip={summary !== undefined}>
        {summary}
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        )}
        <Button
          type="submit"
          loading={form.isSaving}
          disabled={isDisabled}
          fullWidth={wide}
          {...(isDestructive && { color: 'red.9' })}
        >
          {save ?? t('form.save')}
        </Button>
      </div>
    </form>
  );
}

/** Enter in a search or in the field of a select belongs to its options; the browser would submit the form. */
function stopImplicitSubmission(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  if (target.type === 'search' || target.getAttribute('aria-haspopup') === 'listbox') event.preventDefault();
}
