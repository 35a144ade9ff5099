import { Input, SegmentedControl, Stack, Switch } from '@mantine/core';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { type CollaboratorRole, collaboratorRoles } from '../contract.ts';
import { storedPermissions } from '../rules/permissions.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';

export interface CollaboratorValues extends Record<string, unknown> {
  role: CollaboratorRole;
  permissions: string[];
  isNameHidden: boolean;
}

/** Role, hidden name and permissions. A new role brings its permissions, unless they were edited. */
export function CollaboratorFields<Values extends CollaboratorValues>({ sheet }: { sheet: ServerForm<Values> }) {
  const t = useTexts('collaborators');
  const shell = useTexts('shell');
  const form = sheet.form as unknown as ServerForm<CollaboratorValues>['form'];
  const { role, permissions, isNameHidden } = form.values;
  const setPermissions = (next: string[]) => form.setFieldValue('permissions', next);

  function changeRole(next: CollaboratorRole): void {
    const isUnedited = !collaboratorRoles.includes(role) || storedPermissions(role, permissions) === null;
    if (isUnedited) setPermissions([...rolePermissions()[next]]);
    form.setFieldValue('role', next);
  }

  return (
    <>
      <Section title={t('fields.role')}>
        <Stack gap="md">
          <SegmentedControl
            aria-label={t('fields.role')}
            fullWidth
            data={collaboratorRoles.map((value) => ({ value, label: shell(`roles.${value}`) }))}
            value={role}
            onChange={(value) => changeRole(value as CollaboratorRole)}
          />
          {form.errors['role'] && <Input.Error>{form.errors['role']}</Input.Error>}
          <Switch
            label={t('edit.hidden')}
            description={t('edit.hiddenHelp')}
            checked={isNameHidden}
            onChange={(event) => form.setFieldValue('isNameHidden', event.currentTarget.checked)}
          />
        </Stack>
      </Section>
      <PermissionMatrix
        role={role}
        value={permissions}
        onChange={setPermissions}
        onReset={() => setPermissions([...rolePermissions()[role]])}
      />
    </>
  );
}
