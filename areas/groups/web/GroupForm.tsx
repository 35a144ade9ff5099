import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { requiredWords } from '#shell/common/fields.ts';
import type { Route } from '#shell/common/route.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/widgets/FormSheet.tsx';
import { type ServerForm, useServerForm } from '#shell/web/widgets/server-form.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { type Group, groupLimits, groupRoutes, type Member } from '../contract.ts';
import { ClientChoice } from './ClientChoice.tsx';
import classes from './GroupForm.module.css';

const Draft = z.object({
  name: requiredWords(80),
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
    refresh,
    onDone: ({ group }) => {
      toast.success(t('form.created', { name: group.name }));
      onDone();
    },
  });
  return <Fields of={form} save={t('form.create')} onCancel={onDone} />;
}

export function EditGroupForm({ group, onDone }: { group: Group; onDone: () => void }) {
  const t = useTexts('groups');
  const form = useServerForm({
    initialValues: { name: group.name, clientIds: group.users.map(({ id }) => id) },
    route: groupRoutes.update,
    schema: Draft,
    mode: 'controlled',
    question: (values) => ({ id: group.id, ...values }),
    refresh,
    onDone: ({ group: saved }) => {
      toast.success(t('form.saved', { name: saved.name }));
      onDone();
    },
  });
  return <Fields of={form} known={group.users} onCancel={onDone} />;
}

interface FieldsProps {
  of: ServerForm<Values>;
  /** Who is in the group when it opens. */
  known?: readonly Member[];
  save?: string;
  onCancel: () => void;
}

function Fields({ of, known = [], save, onCancel }: FieldsProps) {
  const t = useTexts('groups');
  const { form } = of;

  return (
    <FormSheet of={of} onCancel={onCancel} {...(save && { save })}>
      <TextInput
        label={t('fields.name')}
        placeholder={t('form.example')}
        classNames={{ input: classes['name'] ?? '' }}
        maxLength={80}
        autoComplete="off"
        data-autofocus
        {...of.field('name')}
      />
      <ClientChoice
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
