import { useTexts } from '#shell/web/texts/texts.ts';
import { CheckOption, OptionList } from '#shell/web/forms/OptionFieldset.tsx';
import { type RecipientGroup, toggled } from '../assignment.ts';
import { useAssignableGroups } from '../queries.ts';
import { MoreOptions } from '#shell/web/forms/MoreOptions.tsx';
import classes from './Recipients.module.css';

interface GroupOptionsProps {
  search: string | undefined;
  chosen: readonly RecipientGroup[];
  onChange: (chosen: RecipientGroup[]) => void;
}

/** Checkboxes for the groups of the account. Renders nothing when there are none. */
export function GroupOptions({ search, chosen, onChange }: GroupOptionsProps) {
  const t = useTexts('assignments');
  const groups = useAssignableGroups(search);
  const ids = new Set(chosen.map(({ id }) => id));
  if (groups.rows.length === 0) return null;

  return (
    <section aria-label={t('recipients.groups')}>
      <div className={classes['heading']}>{t('recipients.groups')}</div>
      <OptionList>
        {groups.rows.map(({ id, name, total }) => (
          <CheckOption
            key={id}
            label={name}
            description={t('recipients.members', { count: total })}
            checked={ids.has(id)}
            onChange={() => onChange(toggled(chosen, { id, name, total }))}
          />
        ))}
      </OptionList>
      <MoreOptions pages={groups} />
    </section>
  );
}
