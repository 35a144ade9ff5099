import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { todayIn } from '#shell/common/dates.ts';
import { call } from '#shell/web/api/call.ts';
import { useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { useSingleMutation } from '#shell/web/api/single-mutation.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { clientRoutes } from '../../contract.ts';
import { clientImportRoutes } from '../../contract/import.ts';
import { clientInvalidations, typeInvalidations, useClientTypes } from '../queries.ts';
import { type CheckedRow, checkRows, validEmails } from './checked-rows.ts';
import type { DraftRow } from './import-draft.ts';

const checkAfterMs = 400;
const none = { ofClients: [], ofTeam: [] };

/** The checked rows, and those among them that are clients already. E-mails are looked up when no input follows for 0.4 s. */
export function useCheckedRows(
  rows: readonly DraftRow[],
  commonType: string | null,
): { checked: CheckedRow[]; known: CheckedRow[] } {
  const t = useTexts('clients');
  const tShell = useTexts('shell');
  const { timeZone } = useMe();
  const types = useClientTypes();
  const taken = useTakenEmails(rows);
  const today = todayIn(timeZone);
  const checked = checkRows(rows, { timeZone, today, types, commonType, taken, t, tShell });
  return { checked, known: checked.filter(({ client }) => taken.ofClients.includes(client.email)) };
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
