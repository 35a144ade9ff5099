import { Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { ClientConflicts as ConflictsOfClient } from '../../contract/assigned.ts';
import { allergiesToConfirm, openConflicts } from '../../rules/conflicts.ts';
import { AllergyConfirmations, type AllergyToConfirm } from './AllergyConfirmations.tsx';
import classes from './Conflicts.module.css';
import { FoodConflicts, NoteConflicts } from './FoodConflicts.tsx';
import { UncheckedClients } from './UncheckedClients.tsx';

interface ClientConflictsProps {
  /** Clients with foods that they must not or do not eat; with none and no unchecked ones nothing is shown. */
  clients: readonly ConflictsOfClient[];
  /** Names of the clients whose foods are not checked. */
  uncheckedClients: readonly string[];
  /** Number of clients with such a food without a note. */
  conflictingClients: number;
  /** Props of the field of the note, which is written to the conflicting foods of the copies. */
  field: ComponentProps<typeof Textarea>;
  /** The confirmations about allergies, where clients get the foods at once. */
  confirmations?: Pick<ComponentProps<typeof AllergyConfirmations>, 'confirmed' | 'error' | 'onChange'> | undefined;
}

/** The foods of a template in conflict with the profiles of clients, and the note without which these do not get them. */
export function ClientConflicts({
  clients,
  uncheckedClients,
  conflictingClients,
  field,
  confirmations,
}: ClientConflictsProps) {
  const t = useTexts('meal-plans');
  if (clients.length === 0) return <UncheckedClients names={uncheckedClients} />;

  return (
    <div className={classes['conflicts']}>
      <UncheckedClients names={uncheckedClients} />
      {clients.some(({ foods }) => foods.length > 0) && (
        <Banner tone="warning" icon={IconAlertTriangle}>
          {conflictingClients > 0 ? t('assign.conflicts', { count: conflictingClients }) : t('assign.doubts')}
        </Banner>
      )}
      <ul className={classes['clients']}>
        {clients.map(({ clientName, foods, notes = [] }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a client may be listed once for each copy, and lines have no state
          <li key={index}>
            <strong>{clientName}</strong>
            <FoodConflicts foods={foods} />
            <NoteConflicts notes={notes} />
          </li>
        ))}
      </ul>
      {conflictingClients > 0 && (
        <Textarea
          required
          label={t('fields.conflictNote')}
          description={<NoteHelp {...{ clients, conflictingClients }} />}
          autosize
          minRows={2}
          maxLength={300}
          {...field}
        />
      )}
      {confirmations && <AllergyConfirmations needed={clients.flatMap(toConfirm)} {...confirmations} />}
    </div>
  );
}

/** What the note is for; where several clients get it, also that it is the same one for each of them. */
function NoteHelp({ clients, conflictingClients }: Pick<ClientConflictsProps, 'clients' | 'conflictingClients'>) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const noted = clients.filter(({ foods }) => openConflicts(foods).length > 0);
  const names = new Map(noted.map(({ clientId, clientName }) => [clientId, clientName]));
  const unlisted = conflictingClients - noted.length;
  const listed = [...names.values(), ...(unlisted > 0 ? [t('assign.otherClients', { count: unlisted })] : [])];
  return (
    <>
      {t('assign.conflictNoteHelp')}{' '}
      {listed.length > 1 && (
        <strong>{t('assign.sameNote', { names: new Intl.ListFormat(language).format(listed) })}</strong>
      )}
    </>
  );
}

function toConfirm({ clientId, clientName, foods }: ConflictsOfClient): AllergyToConfirm[] {
  return allergiesToConfirm(foods).map((one) => ({ ...one, clientId, clientName }));
}
