import { Select, Textarea } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { useCollaborators } from '../queries.ts';
import { ClientTypeField } from './ClientTypeField.tsx';
import classes from './fields.module.css';
import type { ClientFormValues } from './form-values.ts';

export function CareFields({ form: server }: { form: ServerForm<ClientFormValues> }) {
  const t = useTexts('clients');
  const { field, form } = server;

  return (
    <div className={classes['fields']}>
      <ClientTypeField
        first={form.getValues().client_type_id}
        error={form.errors['client_type_id']}
        onChange={(id) => form.setFieldValue('client_type_id', id)}
      />
      <CollaboratorField form={server} />
      <Textarea
        label={t('fields.goal')}
        placeholder={t('form.goalPlaceholder')}
        autosize
        minRows={2}
        maxRows={6}
        className={classes['wide']}
        {...field('goal')}
      />
    </div>
  );
}

/** Only the owner hands clients over, and only when there is somebody to hand them to. */
function CollaboratorField({ form: { field } }: { form: ServerForm<ClientFormValues> }) {
  const t = useTexts('clients');
  const team = useCollaborators();
  if (team.length === 0) return null;

  return (
    <Select
      label={t('fields.collaboratorId')}
      description={t('form.collaboratorHelp')}
      placeholder={t('form.collaboratorNone')}
      data={team.map(({ id, name }) => ({ value: id, label: name }))}
      clearable
      data-field="collaboratorId"
      {...field('collaboratorId')}
    />
  );
}
