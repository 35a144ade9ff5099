import { IconClipboardList } from '@tabler/icons-react';
import type { ApiResponse } from '#shell/common/route.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { LinkBanner } from '#shell/web/widgets/LinkBanner.tsx';
import type { ownCheckInRoutes } from '../contract/check-ins.ts';
import { OpenTasks } from './OpenTasks.tsx';

interface OpenCheckInsProps {
  open: ApiResponse<typeof ownCheckInRoutes.open>;
}

/** A link to the nearest check-in if it was begun, else to the list, and the tasks to do. Suspends while the texts load. */
export function OpenCheckIns({ open: { first, count, tasks } }: OpenCheckInsProps) {
  const t = useTexts('surveys');
  return (
    <>
      {first && (
        <LinkBanner
          {...(first.isBegun ? { to: '/my/check-ins/$id', params: { id: first.id } } : { to: '/my/check-ins' })}
          Icon={IconClipboardList}
          title={t(first.isBegun ? 'own.bannerContinue' : 'own.banner', { name: first.name })}
          note={count > 1 && t('own.bannerMore', { count: count - 1 })}
        />
      )}
      {tasks > 0 && <OpenTasks />}
    </>
  );
}
