import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { call } from '#shell/web/api/call.ts';
import { closeClientView } from '#shell/web/client-view.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { collaboratorRoutes } from '../contract.ts';
import classes from './TeamBanner.module.css';

/** Above every screen while a professional looks at the app as a client. */
export function ClientViewBanner() {
  const { clientId: id, name } = useMe();
  const t = useTexts('collaborators');

  function exit(): void {
    if (!id) return;
    closeClientView(`/clients/${id}`, () => {
      // The session would end by itself after 30 minutes.
      void call(collaboratorRoutes.endViewAsClient, { clientId: id }, { keepalive: true }).catch(() => {});
    });
  }

  return (
    <div className={classes['sticky']}>
      <Banner
        tone="warning"
        icon={IconEye}
        role="status"
        actions={
          <Button variant="default" size="compact-sm" onClick={exit}>
            {t('viewAs.exit')}
          </Button>
        }
      >
        {t('viewAs.banner', { name })}
      </Banner>
    </div>
  );
}
