import { Alert, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import classes from './FormSheet.module.css';
import type { ServerForm } from './server-form.ts';

interface FormSheetProps<Values extends Record<string, unknown>> {
  form: ServerForm<Values>;
  /** The verb of the one primary button; without it "Salva". */
  save?: string;
  onCancel?: () => void;
  /** The button as wide as the form, as on the login. */
  wide?: boolean;
  children: ReactNode;
}

/** The fields of a server form and its Save bar, which on a phone stays in sight. */
export function FormSheet<Values extends Record<string, unknown>>({
  form: of,
  save,
  onCancel,
  wide = false,
  children,
}: FormSheetProps<Values>) {
  const t = useTexts('shell');

  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        of.submit();
      }}
    >
      {of.hasDraft && (
        <div className={classes['draft']} role="status">
          {t('form.draftRestored')}
          <Button variant="subtle" size="compact-sm" onClick={of.discardDraft}>
            {t('form.discardDraft')}
          </Button>
        </div>
      )}
      <div className={classes['fields']} key={of.resetKey}>
        {children}
      </div>
      {of.formError && (
        <Alert color="red" variant="light" role="alert" className={classes['problem']}>
          {of.formError}
        </Alert>
      )}
      <div className={classes['bar']} data-wide={wide}>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        )}
        <Button type="submit" loading={of.isSaving} fullWidth={wide}>
          {save ?? t('form.save')}
        </Button>
      </div>
    </form>
  );
}
