import { Button, Checkbox, Text } from '@mantine/core';
import { mayAddClients } from '#areas/clients/rules/in-charge.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { CollaboratorRole } from '../contract.ts';
import { permissionMatrix, storedPermissions, withToggled } from '../rules/permissions.ts';
import type texts from '../texts/it.json';
import classes from './PermissionMatrix.module.css';

type Rows = [keyof typeof texts.resources, (keyof typeof texts.verbs)[]][];
const verbs = ['view', 'create', 'update', 'delete'] as const;

interface PermissionMatrixProps {
  role: CollaboratorRole;
  value: readonly string[];
  onChange: (permissions: string[]) => void;
  onReset: () => void;
}

/** One row for each resource that the role may have, one checkbox for each verb. */
export function PermissionMatrix({ role, value, onChange, onReset }: PermissionMatrixProps) {
  const t = useTexts('collaborators');
  const isEdited = storedPermissions(role, value) !== null;
  const isSecretary = role === 'secretary';
  const matrix = [...permissionMatrix(role)] as Rows;
  const shownVerbs = verbs.filter((verb) => matrix.some(([, given]) => given.includes(verb)));
  const help = {
    clients: isSecretary ? t('edit.secretaryClientsHelp') : t('edit.clientsHelp'),
    'health records': t('edit.healthRecordsHelp'),
  };

  return (
    <Section
      title={t('edit.matrix')}
      subtitle={t(isSecretary ? 'edit.secretaryHelp' : 'edit.matrixHelp')}
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
            {shownVerbs.map((verb) => (
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
                    {help[resource]}
                  </Text>
                )}
                {resource === 'clients' && value.includes('create clients') && !mayAddClients(value, [role]) && (
                  <Text size="xs" role="status">
                    {t('edit.addsNoClients')}
                  </Text>
                )}
                {resource === 'chats' && !isSecretary && !value.includes('view chats') && (
                  <Text size="xs" role="status">
                    {t('edit.readsNoChats')}
                  </Text>
                )}
              </th>
              {shownVerbs.map((verb) => (
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
