import { VisuallyHidden } from '@mantine/core';
import { IconUsersGroup, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type Recipient, type Recipients, toggled } from '../assignment.ts';
import classes from './RecipientChips.module.css';

interface RecipientChipsProps extends Recipients {
  onChange: (chosen: Recipients) => void;
}

const maxCollapsed = 12;

/** The chosen recipients, each with a button that removes it. */
export function RecipientChips({ clients, groups, onChange }: RecipientChipsProps) {
  const t = useTexts('assignments');
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? clients : clients.slice(0, maxCollapsed);
  const hidden = clients.length - shown.length;
  const counts = [
    groups.length > 0 && t('recipients.groupCount', { count: groups.length }),
    clients.length > 0 && t('clients', { count: clients.length }),
  ].filter((part) => part !== false);

  return (
    <div className={classes['chosen']} data-empty={counts.length === 0}>
      <div className={classes['line']}>
        <span role="status">{counts.length > 0 ? counts.join(', ') : t('recipients.noneChosen')}</span>
        {counts.length > 0 && (
          <button type="button" className={classes['text']} onClick={() => onChange({ clients: [], groups: [] })}>
            {t('recipients.clear')}
          </button>
        )}
      </div>
      {counts.length > 0 && (
        <ul className={classes['chips']} aria-label={t('recipients.chosen')}>
          {groups.map((group) => (
            <Chip
              key={group.id}
              recipient={group}
              count={group.total}
              onRemove={() => onChange({ clients, groups: toggled(groups, group) })}
            />
          ))}
          {shown.map((client) => (
            <Chip
              key={client.id}
              recipient={client}
              onRemove={() => onChange({ groups, clients: toggled(clients, client) })}
            />
          ))}
          {hidden > 0 && (
            <li>
              <button type="button" className={classes['text']} onClick={() => setExpanded(true)}>
                {t('recipients.more', { count: hidden })}
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

interface ChipProps {
  recipient: Recipient;
  /** Number of clients in a group. */
  count?: number;
  onRemove: () => void;
}

function Chip({ recipient: { name }, count, onRemove }: ChipProps) {
  const t = useTexts('assignments');
  return (
    <li>
      <button type="button" className={classes['chip']} onClick={onRemove}>
        <VisuallyHidden>{t('recipients.remove')}</VisuallyHidden>
        {count !== undefined && <IconUsersGroup size={16} aria-hidden="true" />}
        <span className={classes['name']}>{name}</span>
        {count !== undefined && <span className={classes['count']}>{count}</span>}
        <IconX size={14} aria-hidden="true" />
      </button>
    </li>
  );
}
