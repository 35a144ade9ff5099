import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { OptionFieldset } from '#shell/web/forms/OptionFieldset.tsx';
import { SearchField } from '#shell/web/lists/SearchField.tsx';
import { type Recipients, withAll } from '../assignment.ts';
import { useGatherClients } from '../queries.ts';
import { ClientOptions } from './ClientOptions.tsx';
import { GroupOptions } from './GroupOptions.tsx';
import { RecipientChips } from './RecipientChips.tsx';
import classes from './Recipients.module.css';

interface RecipientPickerProps extends Recipients {
  programId: string;
  /** Clients with a copy of the program that is not over. */
  assignedClientIds: ReadonlySet<string>;
  error: ReactNode;
  onChange: (chosen: Recipients) => void;
}

/** Groups and clients under one search. Who is chosen stays chosen while the search changes. */
export function RecipientPicker({
  programId,
  assignedClientIds,
  clients,
  groups,
  error,
  onChange,
}: RecipientPickerProps) {
  const t = useTexts('programs');
  const mayGroups = useMay()('view groups');
  const [search, setSearch] = useState<string>();
  const gather = useGatherClients(programId, (found) => onChange({ groups, clients: withAll(clients, found) }));

  return (
    <OptionFieldset
      legend={t('fields.clientIds')}
      field="clientIds"
      head={
        <>
          <SearchField label={t('assign.search')} value={search} onChange={setSearch} />
          <Button variant="default" loading={gather.isPending} onClick={() => gather.mutate(search)}>
            {t(search ? 'assign.selectFound' : 'assign.selectAll')}
          </Button>
        </>
      }
      chosen={<RecipientChips clients={clients} groups={groups} onChange={onChange} />}
      error={error}
    >
      <div className={classes['options']}>
        {mayGroups && (
          <GroupOptions search={search} chosen={groups} onChange={(next) => onChange({ clients, groups: next })} />
        )}
        <ClientOptions
          programId={programId}
          search={search}
          assignedClientIds={assignedClientIds}
          chosen={clients}
          isTitled={mayGroups}
          onChange={(next) => onChange({ clients: next, groups })}
        />
      </div>
    </OptionFieldset>
  );
}
