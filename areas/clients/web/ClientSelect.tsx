import type { ReactNode } from 'react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { RecordMultiSelect } from '#shell/web/forms/RecordMultiSelect.tsx';
import { RecordSelect } from '#shell/web/forms/RecordSelect.tsx';
import { type RecordOption, type RecordSearch, useRecordSearch } from '#shell/web/forms/record-search.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { clientRoutes } from '../contract.ts';

interface ClientSelectProps {
  value: string | undefined;
  onChange: (clientId: string | undefined) => void;
  maxWidth?: number;
  /** Shown without a selection, where that does not mean all clients. */
  placeholder?: string;
}

/** Selects one client: a filter of a list, or a field. */
export function ClientSelect({ value, placeholder, ...props }: ClientSelectProps) {
  const t = useTexts('clients');
  const search = useRecordSearch(clientRoutes.forSelect, {}, ({ clients }) => clients);
  const chosen = useApiQuery(
    clientRoutes.detail,
    { id: value ?? '' },
    { enabled: value !== undefined, meta: { skipGlobalErrorHandler: true } },
  );
  const texts = {
    label: t('select.label'),
    placeholder: placeholder ?? t('select.all'),
    clear: t('select.clear'),
    nothingFound: t('select.nobody'),
  };
  return <RecordSelect {...props} search={search} value={value} name={chosen.data?.client.name} texts={texts} />;
}

interface ClientMultiSelectProps {
  legend: string;
  /** Name of the field in the contract. */
  field: string;
  /** `useRecordSearch` of the route that knows which clients may be chosen. */
  search: RecordSearch;
  chosen: readonly RecordOption[];
  onChange: (chosen: RecordOption[]) => void;
  error: ReactNode;
  /** Name of the view of the selected clients, and its text without a selection. */
  texts: { chosen: string; nobodyChosen: string };
}

/** Selects several clients in a form. */
export function ClientMultiSelect({ texts: { chosen, nobodyChosen }, ...props }: ClientMultiSelectProps) {
  const t = useTexts('clients');
  const create = (
    <LinkButton to="/clients/create" variant="default">
      {t('select.create')}
    </LinkButton>
  );
  return (
    <RecordMultiSelect
      {...props}
      texts={{ search: t('select.search'), chosen }}
      empty={{ illustration: 'people', text: t('select.none'), action: create }}
      nothingChosen={{ illustration: 'people', text: nobodyChosen }}
    />
  );
}
