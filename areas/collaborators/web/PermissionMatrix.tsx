import { Button, Checkbox, Text } from '@mantine/core';
import { mayAddClients } from '#areas/clients/rules/in-charge.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { CollaboratorRole } from '../contract.ts';
import { permissionMatrix, storedPermissions, withToggled } from '../rules/permissions.ts';
import type texts from '../texts/it.json';
import classes from './PermissionMatrix.module.css';

const matrix = [...permissionMatrix()] as [keyof typeof texts.resources, (keyof typeof texts.verbs)[]][];
const verbs = ['view', 'create', 'update', 'delete'] as const;

interface PermissionMatrixProps {
  role: CollaboratorRole;
  value: readonly string[];
  onChange: (permissions: string[]) => void;
  onReset: () => void;
}

/** One row for each resource, one checkbox for each verb. */
export function PermissionMatrix({ role, value, onChange, onReset }: PermissionMatrixProps) {
  const t = useTexts('collaborators');
  const isEdited = storedPermissions(role, value) !== null;

  return (
    <Section
      title={t('edit.matrix')}
      subtitle={t('edit.matrixHelp')}
      actions={
        isEdited && (
          <Button variant="default" size="compact-sm" onClick={onReset}>
            {t('edit.reset')}
          </Button>
        )
      }
    >
      <table className={classes['matrix']} data-field="permissions">
        <thead>
          <tr>
            <td />
            {verbs.map((verb) => (
              <th key={verb} scope="col">
                {t(`verbs.${verb}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.map(([resource, given]) => (
            <tr key={resource}>
              <th scope="row">
                {t(`resources.${resource}`)}
                {(resource === 'clients' || resource === 'health records') && (
                  <Text size="xs" c="dimmed">
                    {t(resource === 'clients' ? 'edit.clientsHelp' : 'edit.healthRecordsHelp')}
                  </Text>
                )}
                {resource === 'clients' && value.includes('create clients') && !mayAddClients(value) && (
                  <Text size="xs" role="status">
                    {t('edit.addsNoClients')}
                  </Text>
                )}
              </th>
              {verbs.map((verb) => (
                <td key={verb}>
                  {given.includes(verb) && (
                    <Checkbox
                      aria-label={t('permissionLabel', {
                        verb: t(`verbs.${verb}`),
                        resource: t(`resources.${resource}`),
                      })}
                      checked={value.includes(`${verb} ${resource}`)}
                      onChange={() => onChange(withToggled(value, `${verb} ${resource}`))}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
