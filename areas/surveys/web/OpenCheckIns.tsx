import { IconClipboardList } from '@tabler/icons-react';
import { useOwnHealthConsentWithdrawn } from '#areas/clients/web/public.tsx';
import type { ApiResponse } from '#shell/common/route.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { LinkBanner } from '#shell/web/widgets/LinkBanner.tsx';
import type { OwnCheckIn, ownCheckInRoutes } from '../contract/check-ins.ts';
import type { AnswerStore } from './device/answer-store.ts';
import { useAnswerStore } from './device/use-answers.ts';
import { OpenTasks } from './OpenTasks.tsx';

type Open = ApiResponse<typeof ownCheckInRoutes.open>;

/** A link to the check-ins that this device has, without those whose answers it is sending, as in their list. */
export function StoredCheckIns({ checkIns }: { checkIns: readonly OwnCheckIn[] }) {
  const store = useAnswerStore();
  const open = checkIns.filter((checkIn) => isOpen(checkIn) && !isAnswered(store, checkIn));
  const [nearest] = open;
  if (!nearest) return null;
  const { id, content, dueOn, state, isCorrecting } = nearest;
  const isBegun = state === 'draft' || isCorrecting || store.entries(id).length > 0;
  return <CheckInLink first={{ id, name: content.name, dueOn, isBegun }} count={open.length} />;
}

interface OpenCheckInsProps {
  open: Open;
  /** The check-ins that this device has. */
  stored: readonly OwnCheckIn[];
}

/**
 * A link to the check-ins that are open, without those whose answers this device is sending, and the tasks to do. Suspends while the
 * texts load.
 */
export function OpenCheckIns({ open: { first, count, tasks }, stored }: OpenCheckInsProps) {
  const store = useAnswerStore();
  const answered = stored.filter((checkIn) => isOpen(checkIn) && isAnswered(store, checkIn)).length;
  return (
    <>
      {first && !isAnswered(store, first) && <CheckInLink first={first} count={Math.max(1, count - answered)} />}
      {first && isAnswered(store, first) && <StoredCheckIns checkIns={stored} />}
      {tasks > 0 && <OpenTasks />}
    </>
  );
}

function isOpen({ state, isCorrecting }: OwnCheckIn): boolean {
  return state !== 'sent' || isCorrecting;
}

function isAnswered(store: AnswerStore, { id }: { id: string }): boolean {
  return store.findSend(id)?.state === 'pending';
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
