import { useTexts } from '#shell/web/texts/texts.ts';
import { CheckOption, OptionList } from '#shell/web/forms/OptionFieldset.tsx';
import { type RecipientGroup, toggled } from '../assignment.ts';
import { useAssignableGroups } from '../queries.ts';
import { MoreOptions } from './MoreOptions.tsx';
import classes from './Recipients.module.css';

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
      <OptionList>
        {groups.rows.map(({ id, name, total }) => (
          <CheckOption
            key={id}
            label={name}
            description={t('assign.members', { count: total })}
            checked={ids.has(id)}
            onChange={() => onChange(toggled(chosen, { id, name, total }))}
          />
        ))}
      </OptionList>
      <MoreOptions pages={groups} />
    </section>
  );
}
