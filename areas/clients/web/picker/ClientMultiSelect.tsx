import { Button, Group, SegmentedControl, Skeleton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { CheckOption, OptionFieldset, OptionList } from '#shell/web/forms/OptionFieldset.tsx';
import { SearchField } from '#shell/web/lists/SearchField.tsx';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import type { ClientOption } from '../../contract.ts';
import type { ClientSearch } from './use-client-search.ts';

interface ClientMultiSelectProps<Option extends ClientOption> {
  legend: string;
  /** Name of the field in the contract. */
  field: string;
  search: ClientSearch<Option>;
  chosen: readonly ClientOption[];
  onChange: (chosen: ClientOption[]) => void;
  error: ReactNode;
  /** Words for the chosen ones: "Nel gruppo", and what to say while there are none. */
  texts: { chosen: string; nobodyChosen: string };
}

/**
 * Selects several clients in a form. The chosen ones stay chosen while the search changes, and can be shown alone. The
 * value holds their names, so that a draft shows them without the list.
 */
export function ClientMultiSelect<Option extends ClientOption>(props: ClientMultiSelectProps<Option>) {
  const { legend, field, search, chosen, onChange, error, texts } = props;
  const t = useTexts('clients');
  const [view, setView] = useState<'all' | 'chosen'>('all');
  const ids = new Set(chosen.map(({ id }) => id));
  const rows = view === 'all' ? search.clients.rows : chosen.filter(matches(search.search)).toSorted(byName);

  function toggle({ id, name }: ClientOption): void {
    onChange(ids.has(id) ? chosen.filter((one) => one.id !== id) : [...chosen, { id, name }]);
  }

  return (
    <OptionFieldset
      legend={legend}
      field={field}
      head={
        <>
          <SearchField label={t('select.search')} value={search.search} onChange={search.setSearch} />
          <Group justify="space-between" gap={8} w="100%">
            <SegmentedControl
              size="xs"
              aria-label={legend}
              value={view}
              data={[
                { value: 'all', label: t('select.everybody') },
                { value: 'chosen', label: texts.chosen },
              ]}
              onChange={(value) => setView(value as typeof view)}
            />
            <span role="status">{t('select.chosen', { count: chosen.length })}</span>
          </Group>
        </>
      }
      error={error}
    >
      <OptionList maxHeight="max(240px, calc(100dvh - 420px))">
        {rows.map((client) => (
          <CheckOption
            key={client.id}
            label={client.name}
            checked={ids.has(client.id)}
            onChange={() => toggle(client)}
          />
        ))}
      </OptionList>
      {view === 'all' && <PageState search={search} />}
      {view === 'chosen' && rows.length === 0 && <EmptyState illustration="people" text={texts.nobodyChosen} />}
    </OptionFieldset>
  );
}

/** What stands below the options: more of them, or why there are none. */
function PageState({ search: { search, clients } }: { search: ClientSearch }) {
  const t = useTexts('clients');
  const shell = useTexts('shell');
  if (clients.isPending) return <Skeleton height={20} width="60%" m="lg" />;
  if (clients.hasMore)
    return (
      <Button variant="subtle" color="gray" fullWidth loading={clients.isLoadingMore} onClick={clients.loadMore}>
        {shell('list.loadMore')}
      </Button>
    );
  if (clients.rows.length > 0) return null;
  if (clients.error) {
    const retry = (
      <Button variant="default" onClick={clients.refetch}>
        {shell('errors.tryAgain')}
      </Button>
    );
    return <EmptyState illustration="lost" text={shell('list.loadFailed')} action={retry} />;
  }
  if (search) return <EmptyState illustration="search" text={shell('list.nothingFound')} />;
  const create = (
    <LinkButton to="/clients/create" variant="default">
      {t('select.create')}
    </LinkButton>
  );
  return <EmptyState illustration="people" text={t('select.none')} action={create} />;
}

function matches(search = ''): (client: ClientOption) => boolean {
  return ({ name }) => name.toLowerCase().includes(search.toLowerCase());
}

function byName(one: ClientOption, other: ClientOption): number {
  return one.name.localeCompare(other.name);
}
