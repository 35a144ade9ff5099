import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { reloadSession } from '#shell/web/change-session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { collaboratorRoutes } from '../contract.ts';
import classes from './TeamBanner.module.css';

/** Asks a collaborator to whom the account is offered whether they accept. */
export function OwnershipBanner() {
  const t = useTexts('collaborators');
  const shell = useTexts('shell');
  const { data } = useApiQuery(collaboratorRoutes.ownership, {}, { staleTime: 5 * 60_000 });
  const request = data?.ownershipRequest;
  const acceptance = useRecordAction(collaboratorRoutes.acceptOwnership, {
    confirm: {
      title: t('ownership.acceptTitle'),
      text: t('ownership.acceptText', {
        name: request?.fromName ?? '',
        role: shell(`roles.${request?.formerRole ?? 'admin'}`),
      }),
      confirmLabel: t('ownership.accept'),
    },
    invalidates: [collaboratorRoutes.ownership],
    success: t('ownership.accepted'),
    onSuccess: () => void reloadSession(),
  });
  const refusal = useRecordAction(collaboratorRoutes.declineOwnership, {
    invalidates: [collaboratorRoutes.ownership],
    success: t('ownership.declined'),
  });
  if (!request?.isForMe) return null;

  return (
    <div className={classes['banner']}>
      <Banner
        tone="info"
        icon={IconKey}
        actions={
          <>
            <Button size="compact-sm" loading={acceptance.isPending} onClick={() => acceptance.run({})}>
              {t('ownership.accept')}
            </Button>
            <Button variant="default" size="compact-sm" onClick={() => refusal.run({})}>
              {t('ownership.decline')}
            </Button>
          </>
        }
      >
        {t('ownership.forYou', { name: request.fromName })}
      </Banner>
    </div>
  );
}
