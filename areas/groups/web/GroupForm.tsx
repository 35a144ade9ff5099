import { Text, TextInput } from '@mantine/core';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { initialValues } from '#shell/web/forms/initial-values.ts';
import { RecordMultiSelect } from '#shell/web/forms/RecordMultiSelect.tsx';
import { useRecordSearch } from '#shell/web/forms/record-search.ts';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { mayAddClients } from '#areas/clients/rules/in-charge.ts';
import { useMe, usePermissions } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type Group, groupLimits, groupRoutes } from '../contract.ts';
import classes from './GroupForm.module.css';

const emptyGroup: Pick<Group, 'name' | 'users'> = { name: '', users: [] };

/** Form with the name and the clients of a group. Creates a group when `group` is undefined. */
export function GroupForm({ group, onClose }: { group: Group | undefined; onClose: () => void }) {
  const t = useTexts('groups');
  const clients = useRecordSearch(groupRoutes.clients, {}, (response) => response.clients);
  const sheet = useRecordForm({
    routes: groupRoutes,
    record: group,
    initialValues: (opened) => initialValues(emptyGroup, opened),
    pick: (response) => response.group,
    toBody: ({ name, users }) => ({ name, clientIds: users.map(({ id }) => id) }),
    draft: 'groups',
    texts: { label: (name) => t(name === 'users' ? 'fields.clientIds' : 'fields.name') },
    mode: 'controlled',
    invalidates: [groupRoutes.list, groupRoutes.get],
    success: (saved) => t(group ? 'form.saved' : 'form.created', { name: saved.group.name }),
    onSuccess: onClose,
  });
  const { form } = sheet;

  return (
    <FormSheet form={sheet} save={group ? undefined : t('form.create')} onCancel={onClose}>
      <TextInput
        label={t('fields.name')}
        placeholder={t('form.example')}
        classNames={{ input: classes['name'] ?? '' }}
        maxLength={groupLimits.name}
        autoComplete="off"
        data-autofocus
        required
        disabled={group?.hasOthers ?? false}
        description={group?.hasOthers && t('form.nameOfOthers')}
        {...sheet.field('name')}
      />
      <RecordMultiSelect
        legend={t('fields.clientIds')}
        field="clientIds"
        search={clients}
        chosen={form.values.users}
        error={form.errors['clientIds']}
        onChange={(users) => {
          form.setFieldValue('users', users);
          form.clearFieldError('clientIds');
        }}
        texts={{ search: t('form.searchClient'), chosen: t('form.chosenOnly') }}
        empty={{ illustration: 'people', text: t('form.noClients'), action: <CreateClientButton /> }}
        nothingChosen={{ illustration: 'people', text: t('form.nobodyChosen') }}
      />
      {group && (
        <Text size="sm" c="dimmed">
          {t('form.programsStay')}
        </Text>
      )}
    </FormSheet>
  );
}

function CreateClientButton() {
  const t = useTexts('groups');
  if (!mayAddClients(usePermissions(), useMe().roles)) return null;
  return (
    <LinkButton to="/clients/create" variant="default">
      {t('form.createClient')}
    </LinkButton>
  );
}
