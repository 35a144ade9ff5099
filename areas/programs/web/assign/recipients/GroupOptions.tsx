import { Checkbox } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type RecipientGroup, toggled } from '../assignment.ts';
import classes from '../Choice.module.css';
import { useAssignableGroups } from '../queries.ts';
import { MoreOptions } from './MoreOptions.tsx';

interface GroupOptionsProps {
  search: string | undefined;
  chosen: readonly RecipientGroup[];
  onChange: (chosen: RecipientGroup[]) => void;
}

/** The account's groups; without one there is nothing to say about them. */
export function GroupOptions({ search, chosen, onChange }: GroupOptionsProps) {
  const t = useTexts('programs');
  const groups = useAssignableGroups(search);
  const ids = new Set(chosen.map(({ id }) => id));
  if (groups.rows.length === 0) return null;

  return (
    <section aria-label={t('assign.groups')}>
      <div className={classes['heading']}>{t('assign.groups')}</div>
      <ul className={classes['list']}>
        {groups.rows.map(({ id, name, total }) => (
          <li key={id}>
            <Checkbox
              className={classes['option'] ?? ''}
              label={name}
              description={t('assign.members', { count: total })}
              checked={ids.has(id)}
              onChange={() => onChange(toggled(chosen, { id, name, total }))}
            />
          </li>
        ))}
      </ul>
      <MoreOptions of={groups} />
    </section>
  );
}
