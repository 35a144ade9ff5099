import { UncheckedClients } from '../../conflicts/UncheckedClients.tsx';
import { useEditor } from '../context.tsx';

/** Says that foods are not checked, while the withdrawn consent of the client hides their profile. */
export function UncheckedProfile() {
  const { clientName, isProfileWithheld } = useEditor();
  const isShown = isProfileWithheld.use() && clientName !== null;
  return <UncheckedClients names={isShown ? [clientName] : []} />;
}
