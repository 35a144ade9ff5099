import type { z } from 'zod';
import { IconUsersGroup, IconUsersMinus } from '@tabler/icons-react';
import type { Permission } from '#shell/common/permissions.ts';
import type { Route } from '#shell/common/route.ts';
import type { RecordMenuAction } from '#shell/web/records/ActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Share, Sharing } from '../contract.ts';

/** A route that shares a record, with the body `Share`. */
interface ShareRoute extends Route {
  readonly params: z.ZodObject<{ id: z.ZodType<string, string> }>;
  readonly query?: never;
  readonly body: typeof Share;
}

interface ShareOptions {
  route: ShareRoute;
  permission: Permission;
  invalidates: readonly Route[];
  /** Called instead of sharing the record, or no longer sharing it, at once. */
  onClick?: (() => void) | undefined;
}

/** The menu entry that shares a record with the team, or no longer shares it. */
export function useShareAction(
  { id, isShared, isEditable }: Pick<Sharing, 'isShared' | 'isEditable'> & { id: string },
  { route, permission, invalidates, onClick }: ShareOptions,
): RecordMenuAction {
  const t = useTexts('sharing');
  const sharing = useRecordAction(route, { invalidates, success: t(isShared ? 'ended' : 'started') });
  const share = () => sharing.run({ id, isShared: !isShared });

  return {
    label: t(isShared ? 'end' : 'start'),
    icon: isShared ? IconUsersMinus : IconUsersGroup,
    permission,
    isHidden: !isEditable,
    onClick: onClick ?? share,
  };
}
