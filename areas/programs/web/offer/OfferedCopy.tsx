import { Checkbox } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { CopyToUpdate } from '../../contract/editing.ts';
import { CopyChanges } from './CopyChanges.tsx';
import classes from './Offer.module.css';

interface OfferedCopyProps {
  copy: CopyToUpdate;
  isChosen: boolean;
  onToggle: () => void;
}

/** One client, from which week on something changes, and what. */
export function OfferedCopy({ copy, isChosen, onToggle }: OfferedCopyProps) {
  const t = useTexts('programs');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { clientName: name, fromWeek, changeCount, wasEditedByHand } = copy;
  const facts = [
    t('offer.changes', { count: changeCount }),
    fromWeek !== null && t('offer.from', { week: fromWeek }),
  ].filter(Boolean);

  return (
    <li className={classes['copy']}>
      <div className={classes['line']}>
        <Checkbox
          className={classes['choice'] ?? ''}
          label={name}
          description={facts.join(' · ')}
          checked={isChosen}
          onChange={onToggle}
        />
        {wasEditedByHand && (
          <span className={classes['badge']}>
            <StateBadge tone="soon">{t('offer.byHand')}</StateBadge>
          </span>
        )}
        <button
          type="button"
          className={classes['show']}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t(isOpen ? 'offer.hide' : 'offer.show', { name })}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown size={18} aria-hidden="true" />
        </button>
      </div>
      <div id={id} hidden={!isOpen} className={classes['inside']}>
        {isOpen && <CopyChanges copy={copy} />}
      </div>
    </li>
  );
}
