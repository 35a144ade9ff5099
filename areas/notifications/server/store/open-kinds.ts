import { readPermissions } from '#areas/account/server/public.ts';
import { kindNames, type KindName } from '../../contract/kinds.ts';
import { mayOpen } from '../../rules/settings.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** The kinds whose records the caller may see now. Notifications from before a permission was taken away are hidden. */
export async function kindsOpenTo(scope: Scope): Promise<KindName[]> {
  const permissions = await readPermissions(scope);
  return kindNames.filter((kind) => mayOpen({ permissions }, kind));
}
