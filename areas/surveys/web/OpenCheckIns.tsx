import { IconClipboardList } from '@tabler/icons-react';
import type { ApiResponse } from '#shell/common/route.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { LinkBanner } from '#shell/web/widgets/LinkBanner.tsx';
import type { ownCheckInRoutes } from '../contract/check-ins.ts';
import { OpenTasks } from './OpenTasks.tsx';

interface OpenCheckInsProps {
  open: ApiResponse<typeof ownCheckInRoutes.open>;
}

/** A link to the check-ins to answer, with the name of the nearest, and the tasks to do. Suspends while the texts load. */
export function OpenCheckIns({ open: { first, count, tasks } }: OpenCheckInsProps) {
  const t = useTexts('surveys');
  return (
    <>
      {first && (
        <LinkBanner
          to="/my/check-ins"
          Icon={IconClipboardList}
          title={t(first.isBegun ? 'own.bannerContinue' : 'own.banner', { name: first.name })}
          note={count > 1 && t('own.bannerMore', { count: count - 1 })}
        />
      )}
      {tasks > 0 && <OpenTasks />}
    </>
  );
}
