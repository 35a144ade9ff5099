import type { ReactNode } from 'react';
import { Input, SegmentedControl, Stack, Switch } from '@mantine/core';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { type CollaboratorRole, collaboratorRoles } from '../contract.ts';
import { storedPermissions } from '../rules/permissions.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';

export interface CollaboratorValues {
  role: CollaboratorRole;
  permissions: string[];
  isNameHidden: boolean;
}

interface CollaboratorFieldsProps {
  values: CollaboratorValues;
  /** Of the role. */
  error: ReactNode;
  onChange: (changes: Partial<CollaboratorValues>) => void;
}

/**
 * Role, hidden name and permissions. A changed role resets the permissions to those of the new role, unless they were edited. A change
 * from or to the role of secretary always resets them.
 */
export function CollaboratorFields({ values, error, onChange }: CollaboratorFieldsProps) {
  const t = useTexts('collaborators');
  const shell = useTexts('shell');
  const { role, permissions, isNameHidden } = values;

  function changeRole(next: CollaboratorRole): void {
    const isUnedited = !collaboratorRoles.includes(role) || storedPermissions(role, permissions) === null;
    const isReplaced = isUnedited || role === 'secretary' || next === 'secretary';
    onChange({ role: next, ...(isReplaced && { permissions: [...rolePermissions()[next]] }) });
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
          {error && <Input.Error>{error}</Input.Error>}
          <Switch
            label={t('edit.hidden')}
            description={t('edit.hiddenHelp')}
            checked={isNameHidden}
            onChange={(event) => onChange({ isNameHidden: event.currentTarget.checked })}
          />
        </Stack>
      </Section>
      <PermissionMatrix
        role={role}
        value={permissions}
        onChange={(next) => onChange({ permissions: next })}
        onReset={() => onChange({ permissions: [...rolePermissions()[role]] })}
      />
    </>
  );
}
