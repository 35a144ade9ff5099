import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId } from 'react';
import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ProfileChange } from '../contract.ts';
import classes from './DietaryProfile.module.css';
import { useStatementText } from './statement-text.ts';

/** Who said what and when, behind a button. */
export function ProfileHistory({ changes, clientName }: { changes: readonly ProfileChange[]; clientName: string }) {
  const t = useTexts('dietary-profiles');
  const [isOpen, { toggle }] = useDisclosure();
  const id = useId();
  if (changes.length === 0) return null;
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;

  return (
    <div className={classes['history']}>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls={id}
        rightSection={<Chevron size={16} aria-hidden="true" />}
        onClick={toggle}
      >
        {t('history.title')}
      </Button>
      {isOpen && (
        <ol id={id} className={classes['changes']}>
          {changes.map((change) => (
            <Change key={change.version} change={change} clientName={clientName} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Change({ change, clientName }: { change: ProfileChange; clientName: string }) {
  const t = useTexts('dietary-profiles');
  const textOf = useStatementText();
  const { changedAt, isByClient, author, added, removed } = change;
  const name = isByClient ? clientName : (author ?? t('history.formerProfessional'));

  return (
    <li>
      <span className={classes['when']}>
        {t('history.by', { name, date: formatDate(changedAt), time: formatTime(changedAt) })}
      </span>
      <ul className={classes['lines']}>
        {added.map((statement) => (
          <li key={textOf(statement)}>{t('history.added', { statement: textOf(statement) })}</li>
        ))}
        {removed.map((statement) => (
          <li key={textOf(statement)}>{t('history.removed', { statement: textOf(statement) })}</li>
        ))}
        {added.length + removed.length === 0 && <li>{t('history.nothing')}</li>}
      </ul>
    </li>
  );
}
