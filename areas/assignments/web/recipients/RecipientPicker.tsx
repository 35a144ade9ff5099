import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { OptionFieldset } from '#shell/web/forms/OptionFieldset.tsx';
import { SearchField } from '#shell/web/lists/SearchField.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type Recipients, withAll } from '../assignment.ts';
import type { RecipientKind } from '../assignment-kind.ts';
import { useLoadAllClients } from '../queries.ts';
import { ClientOptions } from './ClientOptions.tsx';
import { GroupOptions } from './GroupOptions.tsx';
import { RecipientChips } from './RecipientChips.tsx';
import classes from './Recipients.module.css';

interface RecipientPickerProps extends Recipients {
  kind: RecipientKind;
  templateId: string;
  error: ReactNode;
  onChange: (chosen: Recipients) => void;
}

/** Selects groups and clients with one search field. Chosen recipients stay chosen while the search changes. */
export function RecipientPicker({ kind, templateId, clients, groups, error, onChange }: RecipientPickerProps) {
  const t = useTexts('assignments');
  const mayViewGroups = useMay()('view groups');
  const [search, setSearch] = useState<string>();
  const loadAll = useLoadAllClients(kind, templateId, (all) => onChange({ groups, clients: withAll(clients, all) }));

  return (
    <OptionFieldset
      legend={t('fields.clientIds')}
      field="clientIds"
      head={
        <>
          <SearchField label={t('recipients.search')} value={search} onChange={setSearch} />
          <Button variant="default" loading={loadAll.isPending} onClick={() => loadAll.mutate(search)}>
            {t(search ? 'recipients.selectFound' : 'recipients.selectAll')}
          </Button>
        </>
      }
      chosen={<RecipientChips clients={clients} groups={groups} onChange={onChange} />}
      error={error}
    >
      <div className={classes['options']}>
        {mayViewGroups && (
          <GroupOptions search={search} chosen={groups} onChange={(chosen) => onChange({ clients, groups: chosen })} />
        )}
        <ClientOptions
          kind={kind}
          templateId={templateId}
          search={search}
          chosen={clients}
          hasHeading={mayViewGroups}
          onChange={(chosen) => onChange({ clients: chosen, groups })}
        />
      </div>
    </OptionFieldset>
  );
}
