import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { endedState } from '../../rules/unstated.ts';
import type { NamedStatement } from '../../contract/named-statement.ts';

interface AddStatementsProps {
  named: readonly { statement: NamedStatement; name: string }[];
  onAdd: (statement: NamedStatement) => void;
}

/** A button for each allergen, diet or state that a text names and the form does not state. */
export function AddStatements({ named, onAdd }: AddStatementsProps) {
  const t = useTexts('dietary-profiles');
  if (named.length === 0) return null;
  return (
    <Group gap="xs" mt={8}>
      {named.map(({ statement, name }) => (
        <Button
          key={name}
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => onAdd(statement)}
        >
          {t(isOver(statement) ? 'declared.mark' : 'declared.add', { name })}
        </Button>
      ))}
    </Group>
  );
}

function isOver(statement: NamedStatement): boolean {
  return statement.kind === 'state' && Object.hasOwn(endedState, statement.state);
}
