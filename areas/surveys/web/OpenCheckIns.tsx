import { IconClipboardList } from '@tabler/icons-react';
import { useOwnHealthConsentWithdrawn } from '#areas/clients/web/public.tsx';
import type { ApiResponse } from '#shell/common/route.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { LinkBanner } from '#shell/web/widgets/LinkBanner.tsx';
import type { OwnCheckIn, ownCheckInRoutes } from '../contract/check-ins.ts';
import { useAnswerStore } from './device/use-answers.ts';
import { OpenTasks } from './OpenTasks.tsx';

type Open = ApiResponse<typeof ownCheckInRoutes.open>;

/** A link to the check-ins that this device has, without those whose answers it is sending, as in their list. */
export function StoredCheckIns({ checkIns }: { checkIns: readonly OwnCheckIn[] }) {
  const store = useAnswerStore();
  const open = checkIns.filter(
    ({ id, state, isCorrecting }) => (state !== 'sent' || isCorrecting) && store.findSend(id)?.state !== 'pending',
  );
  const [nearest] = open;
  if (!nearest) return null;
  const { id, content, dueOn, state, isCorrecting } = nearest;
  const isBegun = state === 'draft' || isCorrecting || store.entries(id).length > 0;
  return <CheckInLink first={{ id, name: content.name, dueOn, isBegun }} count={open.length} />;
}

/** A link to the check-ins that are open, and the tasks to do. Suspends while the texts load. */
export function OpenCheckIns({ open: { first, count, tasks } }: { open: Open }) {
  return (
    <>
      {first && <CheckInLink first={first} count={count} />}
      {tasks > 0 && <OpenTasks />}
    </>
  );
}

/**
 * A link to the nearest check-in if it was begun or is the only one, else to the list. While the consent to health data is withdrawn it says so, because
 * the check-in cannot be sent.
 */
function CheckInLink({ first, count }: { first: NonNullable<Open['first']>; count: number }) {
  const t = useTexts('surveys');
  const isWithdrawn = useOwnHealthConsentWithdrawn({ clientId: null });
  const title = isWithdrawn ? 'own.bannerWithdrawn' : first.isBegun ? 'own.bannerContinue' : 'own.banner';
  return (
    <LinkBanner
      {...(first.isBegun || count === 1
        ? { to: '/my/check-ins/$id', params: { id: first.id } }
        : { to: '/my/check-ins' })}
      Icon={IconClipboardList}
      title={t(title, { name: first.name })}
      note={count > 1 && t('own.bannerMore', { count: count - 1 })}
    />
  );
}
