import { useApiQuery } from '#shell/web/api/query.ts';
import { RecordSelect } from '#shell/web/forms/RecordSelect.tsx';
import { useRecordSearch } from '#shell/web/forms/record-search.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { clientRoutes } from '../contract.ts';

interface ClientSelectProps {
  value: string | undefined;
  onChange: (clientId: string | undefined) => void;
  maxWidth?: number;
  /** Name of the field in a form. */
  field?: string;
  required?: boolean;
  /** Shown without a selection. The default says that all clients are selected, as in a filter. */
  placeholder?: string;
}

/** Selects one client, as the filter of a list or as a form field. Requires the permission `view clients`. */
export function ClientSelect(props: ClientSelectProps) {
  return useMay()('view clients') && <Select {...props} />;
}

function Select({ value, placeholder, ...props }: ClientSelectProps) {
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
