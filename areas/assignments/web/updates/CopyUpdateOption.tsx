import { Checkbox } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { CopyUpdate } from '../../contract.ts';
import classes from './CopyUpdates.module.css';
import type { UpdateKind } from './update-kind.ts';

interface CopyUpdateOptionProps {
  kind: UpdateKind;
  copy: CopyUpdate;
  isChosen: boolean;
  onToggle: () => void;
}

/** Checkbox for the copy of a client, with a button that shows its differences from the template. */
export function CopyUpdateOption({ kind, copy, isChosen, onToggle }: CopyUpdateOptionProps) {
  const t = useTexts('assignments');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { clientName: name, startsOn, changeCount, wasEditedByHand } = copy;
  const descriptions = [
    // A client may have several copies.
    t('updates.startsOn', { date: formatShortDate(startsOn) }),
    t('updates.changes', { count: changeCount }),
    kind.descriptionOf?.(copy),
  ].filter(Boolean);

  return (
    <li className={classes['copy']}>
      <div className={classes['line']}>
        <Checkbox
          className={classes['choice'] ?? ''}
          label={name}
          description={descriptions.join(' · ')}
          checked={isChosen}
          onChange={onToggle}
        />
        {wasEditedByHand && (
          <span className={classes['badge']}>
            <StateBadge tone="soon">{t('updates.byHand')}</StateBadge>
          </span>
        )}
        <button
          type="button"
          className={classes['show']}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t(isOpen ? 'updates.hide' : 'updates.show', { name })}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown size={18} aria-hidden="true" />
        </button>
      </div>
      <div id={id} hidden={!isOpen} className={classes['inside']}>
        {isOpen && wasEditedByHand && (
          <Banner tone="warning">{kind.editedByHandHelp?.(copy) ?? t('updates.byHandHelp')}</Banner>
        )}
        {isOpen && kind.renderChanges(copy)}
      </div>
    </li>
  );
}
