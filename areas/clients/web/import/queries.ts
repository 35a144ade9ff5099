import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { todayIn } from '#shell/common/dates.ts';
import type { DateOrder } from '#shell/common/timestamps.ts';
import { call } from '#shell/web/api/call.ts';
import { useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { useSingleMutation } from '#shell/web/api/single-mutation.ts';
import { useMay, useMe } from '#shell/web/session.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { clientRoutes } from '../../contract.ts';
import { type ColumnContent, clientImportRoutes, columnContents } from '../../contract/import.ts';
import { dateOrderOf, usualDateOrder } from '../../rules/import/written-dates.ts';
import { clientInvalidations, typeInvalidations, useClientTypes, useIsSecretary } from '../queries.ts';
import { type CheckedRow, checkRows, validEmails } from './checked-rows.ts';
import type { ClientImportDraft, DraftRow } from './import-draft.ts';

const checkAfterMs = 400;
const none = { ofClients: [], ofTeam: [] };

interface CheckedList {
  checked: CheckedRow[];
  /** The rows whose e-mail a client of the account has. */
  known: CheckedRow[];
  /** `isOpen`: the list does not say it. */
  dates: { order: DateOrder; isOpen: boolean };
}

/** The checked rows. E-mails are looked up when no input follows for 0.4 s. */
export function useCheckedRows(
  { rows, columns, dateOrder }: Pick<ClientImportDraft, 'rows' | 'columns' | 'dateOrder'>,
  commonType: string | null,
): CheckedList {
  const t = useTexts('clients');
  const tShell = useTexts('shell');
  const { timeZone } = useMe();
  const { language } = useLanguage();
  const types = useClientTypes();
  const taken = useTakenEmails(rows);
  const today = todayIn(timeZone);
  const read = dateOrderOf(listedDates(columns), usualDateOrder(language, timeZone));
  const dates = { ...read, order: dateOrder ?? read.order };
  const options = { timeZone, today, dateOrder: dates.order, types, commonType, taken, t, tShell };
  const checked = checkRows(rows, options);
  return { checked, known: checked.filter(({ client }) => taken.ofClients.includes(client.email)), dates };
}

/** The dates of the list as it was read: a cell that the user corrects does not change how the others are read. */
function listedDates(columns: ClientImportDraft['columns']): string[] {
  return columns
    .filter(({ content }) => content === 'birthDate' || content === 'subscriptionEnd')
    .flatMap(({ cells }) => cells);
}

/** What the user may write to clients, so that its columns are imported. */
export function useImportedContents(): readonly ColumnContent[] {
  const may = useMay();
  const isSecretary = useIsSecretary();
  return columnContents.filter((content) => {
    if (content === 'goal' || content === 'heightCm') return !isSecretary;
    if (content === 'note') return !isSecretary && may('update health records');
    return content !== 'subscriptionEnd' || may('update clients');
  });
}

/** Above the limit of an import nothing is looked up, because the list cannot be stored. */
function useTakenEmails(rows: readonly DraftRow[]) {
  const [typed] = useDebouncedValue(validEmails(rows).join('\n'), checkAfterMs);
  const emails = typed === '' ? [] : typed.split('\n');
  const { data } = useApiQuery(
    clientImportRoutes.findTakenEmails,
    { emails },
    { enabled: emails.length > 0 && emails.length <= 200, placeholderData: keepPreviousData },
  );
  return data ?? none;
}

export function useImportClients(onCreated: (created: number) => void) {
  const client = useQueryClient();
  const mutation = useApiMutation(clientImportRoutes.importClients, {
    invalidates: clientInvalidations,
    skipGlobalErrorHandler: true,
    draft: 'clients.import',
    onSuccess: ({ created }) => onCreated(created),
  });
  return {
    ...mutation,
    mutate: (request: Parameters<typeof mutation.mutate>[0]) =>
      mutation.mutate(request, {
        onError: () => void client.invalidateQueries({ queryKey: [clientImportRoutes.findTakenEmails.endpoint] }),
      }),
  };
}

/** Creates client types with these names, one after the other. */
export function useCreateTypes() {
  const client = useQueryClient();
  return useSingleMutation<void, readonly string[]>({
    mutationFn: async (names) => {
      try {
        for (const name of names) await call(clientRoutes.createType, { name });
      } finally {
        for (const { endpoint } of typeInvalidations) void client.invalidateQueries({ queryKey: [endpoint] });
      }
    },
  });
}
