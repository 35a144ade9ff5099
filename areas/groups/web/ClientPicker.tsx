import { Button, Group, SegmentedControl, Skeleton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { CheckOption, OptionFieldset, OptionList } from '#shell/web/forms/OptionFieldset.tsx';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { SearchField } from '#shell/web/lists/SearchField.tsx';
import type { GroupClient } from '../contract.ts';
import { useChoosableClients } from './queries.ts';

interface ClientPickerProps {
  /** Those whose name is known before the list has come, also inactive ones. */
  known: readonly GroupClient[];
  chosen: readonly string[];
  error: ReactNode;
  onChange: (ids: string[]) => void;
}

/** Active clients by name; who is chosen stays chosen while the search changes, and can be looked at alone. */
export function ClientPicker({ known, chosen, error, onChange }: ClientPickerProps) {
  const t = useTexts('groups');
  const shell = useTexts('shell');
  const [search, setSearch] = useState<string>();
  const [shown, setShown] = useState<'all' | 'chosen'>('all');
  const clients = useChoosableClients(search);
  const names = useNames(known, clients.rows);
  const inGroup = chosen.map((id) => ({ id, name: names.get(id) ?? '' })).sort(byName);
  const rows = shown === 'all' ? clients.rows : inGroup.filter(({ name }) => isFound(name, search));

  function toggle(id: string): void {
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  }

  return (
    <OptionFieldset
      legend={t('fields.clientIds')}
      field="clientIds"
      head={
        <>
          <SearchField label={t('form.search')} value={search} onChange={setSearch} />
          <Group justify="space-between" gap={8} w="100%">
            <SegmentedControl
              size="xs"
              aria-label={t('fields.clientIds')}
              value={shown}
              data={[
                { value: 'all', label: t('form.all') },
                { value: 'chosen', label: t('form.chosenOnly') },
              ]}
              onChange={(value) => setShown(value === 'chosen' ? 'chosen' : 'all')}
            />
            <span role="status">{t('form.chosen', { count: chosen.length })}</span>
          </Group>
        </>
      }
      error={error}
    >
      {shown === 'all' && clients.isPending && <Skeleton height={20} width="60%" m="lg" />}
      {rows.length === 0 && !(shown === 'all' && clients.isPending) && (
        <Nobody shown={shown} isSearched={Boolean(search)} />
      )}
      <OptionList maxHeight="max(240px, calc(100dvh - 420px))">
        {rows.map(({ id, name }) => (
          <CheckOption key={id} label={name} checked={chosen.includes(id)} onChange={() => toggle(id)} />
        ))}
      </OptionList>
      {shown === 'all' && clients.hasMore && (
        <Button variant="subtle" color="gray" fullWidth loading={clients.isLoadingMore} onClick={clients.loadMore}>
          {shell('list.loadMore')}
        </Button>
      )}
    </OptionFieldset>
  );
}

function Nobody({ shown, isSearched }: { shown: 'all' | 'chosen'; isSearched: boolean }) {
  const t = useTexts('groups');
  const shell = useTexts('shell');
  if (isSearched) return <EmptyState illustration="search" text={shell('list.nothingFound')} />;
  if (shown === 'chosen') return <EmptyState illustration="people" text={t('form.nobodyChosen')} />;
  const create = (
    <LinkButton to="/clients/create" variant="default">
      {t('form.newClient')}
    </LinkButton>
  );
  return <EmptyState illustration="people" text={t('form.nobody')} action={create} />;
}

/** A name once seen is kept: the list it came from goes on with the search. */
function useNames(known: readonly GroupClient[], rows: readonly GroupClient[]): Map<string, string> {
  const [names, setNames] = useState(() => new Map(known.map(({ id, name }) => [id, name])));
  const unknown = rows.filter(({ id }) => !names.has(id));
  if (unknown.length > 0) setNames(new Map([...names, ...unknown.map(({ id, name }) => [id, name] as const)]));
  return names;
}

function isFound(name: string, search: string | undefined): boolean {
  return !search || name.toLowerCase().includes(search.toLowerCase());
}

function byName(one: GroupClient, other: GroupClient): number {
  return one.name.localeCompare(other.name);
}
