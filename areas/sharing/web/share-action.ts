import { IconUsersGroup, IconUsersMinus } from '@tabler/icons-react';
import type { Permission } from '#shell/common/permissions.ts';
import type { ApiRequest, Route } from '#shell/common/route.ts';
import type { RecordMenuAction } from '#shell/web/records/ActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Sharing } from '../contract.ts';

interface ShareOptions<R extends Route> {
  /** The route that shares the record, with the body `Share`. */
  route: R;
  permission: Permission;
  invalidates: readonly Route[];
  /** Called instead of sharing the record, or no longer sharing it, at once. */
  onClick?: (() => void) | undefined;
}

/** The menu entry that shares a record with the team, or no longer shares it. */
export function useShareAction<R extends Route>(
  { id, isShared, isEditable }: Pick<Sharing, 'isShared' | 'isEditable'> & { id: string },
  { route, permission, invalidates, onClick }: ShareOptions<R>,
): RecordMenuAction {
  const t = useTexts('sharing');
  const sharing = useRecordAction(route, { invalidates, success: t(isShared ? 'ended' : 'started') });
  const share = () => sharing.run({ id, isShared: !isShared } as unknown as ApiRequest<R>);

  return {
    label: t(isShared ? 'end' : 'start'),
    icon: isShared ? IconUsersMinus : IconUsersGroup,
    permission,
    isHidden: !isEditable,
    onClick: onClick ?? share,
  };
}
