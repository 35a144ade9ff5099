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

/** Checkboxes for the groups of the account, with the active clients, who get a copy. Renders nothing when there are none. */
export function GroupOptions({ search, chosen, onChange }: GroupOptionsProps) {
  const t = useTexts('assignments');
  const groups = useAssignableGroups(search);
  const ids = new Set(chosen.map(({ id }) => id));
  if (groups.rows.length === 0) return null;

  return (
    <section aria-label={t('recipients.groups')}>
      <div className={classes['heading']}>{t('recipients.groups')}</div>
      <OptionList>
        {groups.rows.map(({ id, name, total, inactive }) => {
          const active = total - inactive;
          const counts = [
            t('recipients.members', { count: active }),
            inactive > 0 && t('recipients.inactive', { count: inactive }),
          ];
          return (
            <CheckOption
              key={id}
              label={name}
              description={counts.filter(Boolean).join(' · ')}
              checked={ids.has(id)}
              onChange={() => onChange(toggled(chosen, { id, name, total: active }))}
            />
          );
        })}
      </OptionList>
      <MoreOptions pages={groups} />
    </section>
  );
}
