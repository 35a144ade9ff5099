import { type AssignedMacro, clientMacroRoutes } from '#areas/macros/contract/library.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';

/** The macros that a client follows on a day, for who may view macros; undefined without any, for a template, and while they are loaded. */
export function useClientMacro(clientId: string | null, day: string): AssignedMacro | undefined {
  const mayView = useMay()('view macros');
  const { data } = useApiQuery(
    clientMacroRoutes.list.client,
    { clientId: clientId ?? '' },
    { enabled: mayView && clientId !== null },
  );
  return data?.macros.find(({ startsOn, endsOn }) => startsOn <= day && (endsOn === null || day <= endsOn));
}
