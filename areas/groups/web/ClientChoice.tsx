import { Button, Group, SegmentedControl, Skeleton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { CheckOption, ChoiceCard, ChoiceList } from '#shell/web/widgets/ChoiceCard.tsx';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { SearchField } from '#shell/web/widgets/SearchField.tsx';
import type { Member } from '../contract.ts';
import { useChoosableClients } from './queries.ts';

interface ClientChoiceProps {
  /** Those whose name is known before the list has come, also inactive ones. */
  known: readonly Member[];
  chosen: readonly string[];
  error: ReactNode;
  onChange: (ids: string[]) => void;
}

/** Active clients by name; who is chosen stays chosen while the search changes, and can be looked at alone. */
export function ClientChoice({ known, chosen, error, onChange }: ClientChoiceProps) {
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
    <ChoiceCard
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
      <ChoiceList maxHeight="max(240px, calc(100dvh - 420px))">
        {rows.map(({ id, name }) => (
          <CheckOption key={id} label={name} checked={chosen.includes(id)} onChange={() => toggle(id)} />
        ))}
      </ChoiceList>
      {shown === 'all' && clients.hasMore && (
        <Button variant="subtle" color="gray" fullWidth loading={clients.isLoadingMore} onClick={clients.loadMore}>
          {shell('list.loadMore')}
        </Button>
      )}
    </ChoiceCard>
  );
}

function Nobody({ shown, isSearched }: { shown: 'all' | 'chosen'; isSearched: boolean }) {
  const t = useTexts('groups');
  const shell = useTexts('shell');
  if (isSearched) return <EmptyState drawing="search" text={shell('list.nothingFound')} />;
  if (shown === 'chosen') return <EmptyState drawing="people" text={t('form.nobodyChosen')} />;
  const create = (
    <LinkButton to="/clients/create" variant="default">
      {t('form.newClient')}
    </LinkButton>
  );
  return <EmptyState drawing="people" text={t('form.nobody')} action={create} />;
}

/** A name once seen is kept: the list it came from goes on with the search. */
function useNames(known: readonly Member[], rows: readonly Member[]): Map<string, string> {
  const [names, setNames] = useState(() => new Map(known.map(({ id, name }) => [id, name])));
  const unknown = rows.filter(({ id }) => !names.has(id));
  if (unknown.length > 0) setNames(new Map([...names, ...unknown.map(({ id, name }) => [id, name] as const)]));
  return names;
}

function isFound(name: string, search: string | undefined): boolean {
  return !search || name.toLowerCase().includes(search.toLowerCase());
}

function byName(one: Member, other: Member): number {
  return one.name.localeCompare(other.name);
}
