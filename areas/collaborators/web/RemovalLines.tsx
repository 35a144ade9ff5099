import { Select } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { LineAction, RemovalLine } from '../contract.ts';
import { useTargets } from './queries.ts';
import classes from './RemovalLines.module.css';

/** The option of a line that deletes its records; the other values are ids of the team. */
export const deletes = 'delete';

/** The choice of each line: the id of a membership, or `deletes`. Lines without a choice go to the caller. */
export type LineChoices = Readonly<Record<string, string>>;

interface RemovalLinesProps {
  lines: readonly RemovalLine[];
  /** The collaborator who gives up the records. */
  from: string;
  choices: LineChoices;
  onChange: (choices: LineChoices) => void;
}

/** The checklist: what there is, and who gets it. */
export function RemovalLines({ lines, from, choices, onChange }: RemovalLinesProps) {
  const t = useTexts('collaborators');
  const targets = useTargets(from);
  const self = targets.find(({ isSelf }) => isSelf)?.value ?? null;

  return (
    <ul className={classes['lines']}>
      {lines.map(({ kind, label, isRemovable, isRestorable, receiverIds }) => (
        <li key={kind}>
          <strong>{label}</strong>
          <Select
            aria-label={t('removal.to', { label })}
            data={[
              ...targets
                .filter(({ value }) => receiverIds.includes(value))
                .map(({ value, label: name }) => ({ value, label: t('removal.give', { name }) })),
              ...(isRemovable
                ? [{ value: deletes, label: t(isRestorable ? 'removal.delete' : 'removal.deleteForEver') }]
                : []),
            ]}
            value={choices[kind] ?? self}
            allowDeselect={false}
            error={choices[kind] === deletes}
            onChange={(value) => value && onChange({ ...choices, [kind]: value })}
          />
        </li>
      ))}
    </ul>
  );
}

export function actionsOf(choices: LineChoices): LineAction[] {
  return Object.entries(choices).map(([kind, value]) =>
    value === deletes ? { kind, action: 'delete' } : { kind, action: 'handOver', to: value },
  );
}
