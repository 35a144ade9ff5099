import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { requiredText } from '#shell/common/fields.ts';
import type { Route } from '#shell/common/route.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { type ServerForm, useServerForm } from '#shell/web/forms/server-form.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { type Group, groupLimits, groupRoutes, type GroupClient } from '../contract.ts';
import { ClientPicker } from './ClientPicker.tsx';
import classes from './GroupForm.module.css';

const Draft = z.object({
  name: requiredText(80),
  clientIds: z.array(z.string()).max(groupLimits.clients),
});

type Values = z.output<typeof Draft>;

/** A list of programs shows groups nowhere; assigning asks for them anew. */
const refresh: readonly Route[] = [groupRoutes.list, groupRoutes.get];

export function CreateGroupForm({ onDone }: { onDone: () => void }) {
  const t = useTexts('groups');
  const form = useServerForm({
    initialValues: { name: '', clientIds: [] } as Values,
    route: groupRoutes.create,
    schema: Draft,
    mode: 'controlled',
    draft: 'groups.create',
    invalidates: refresh,
    onSuccess: ({ group }) => {
      toast.success(t('form.created', { name: group.name }));
      onDone();
    },
  });
  return <Fields form={form} save={t('form.create')} onCancel={onDone} />;
}

export function EditGroupForm({ group, onDone }: { group: Group; onDone: () => void }) {
  const t = useTexts('groups');
  const form = useServerForm({
    initialValues: { name: group.name, clientIds: group.users.map(({ id }) => id) },
    route: groupRoutes.update,
    schema: Draft,
    mode: 'controlled',
    toRequest: (values) => ({ id: group.id, ...values }),
    invalidates: refresh,
    onSuccess: ({ group: saved }) => {
      toast.success(t('form.saved', { name: saved.name }));
      onDone();
    },
  });
  return <Fields form={form} known={group.users} onCancel={onDone} />;
}

interface FieldsProps {
  form: ServerForm<Values>;
  /** Who is in the group when it opens. */
  known?: readonly GroupClient[];
  save?: string;
  onCancel: () => void;
}

function Fields({ form: of, known = [], save, onCancel }: FieldsProps) {
  const t = useTexts('groups');
  const { form } = of;

  return (
    <FormSheet form={of} onCancel={onCancel} {...(save && { save })}>
      <TextInput
        label={t('fields.name')}
        placeholder={t('form.example')}
        classNames={{ input: classes['name'] ?? '' }}
        maxLength={80}
        autoComplete="off"
        data-autofocus
        {...of.field('name')}
      />
      <ClientPicker
        known={known}
        chosen={form.values.clientIds}
        error={form.errors['clientIds']}
        onChange={(ids) => {
          form.setFieldValue('clientIds', ids);
          form.clearFieldError('clientIds');
        }}
      />
    </FormSheet>
  );
}
