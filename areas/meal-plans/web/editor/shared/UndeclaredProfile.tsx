import { isUndeclared } from '#areas/dietary-profiles/rules/undeclared.ts';
import { useDietaryProfile } from '#areas/dietary-profiles/web/public.tsx';
import { UndeclaredClients } from '../../conflicts/UndeclaredClients.tsx';
import { useEditor } from '../context.tsx';

/** Says that nobody said whether the client of the copy has allergies. */
export function UndeclaredProfile() {
  const { clientId, clientName } = useEditor();
  return clientId === null ? null : <OfClient id={clientId} name={clientName ?? ''} />;
}

function OfClient({ id, name }: { id: string; name: string }) {
  const { data } = useDietaryProfile({ clientId: id });
  return <UndeclaredClients clients={data && isUndeclared(data) ? [{ id, name }] : []} />;
}
