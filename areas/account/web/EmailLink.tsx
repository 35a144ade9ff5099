import { useQueryClient } from '@tanstack/react-query';
import { readToken } from '#shell/web/api/token.ts';
import { app } from '#shell/web/app.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { accountRoutes } from '../contract.ts';
import { LinkConfirmation } from './LinkConfirmation.tsx';

/** Opened by the link that confirms a new e-mail, with or without a login. */
export function EmailLink({ token }: { token: string }) {
  const t = useTexts('account');
  const cache = useQueryClient();
  const isLoggedIn = readToken() !== null;

  async function leave() {
    if (!isLoggedIn) return app().navigate('/login?done=email', { replace: true });
    await cache.invalidateQueries({ queryKey: [accountRoutes.me.endpoint] });
    await app().navigate('/settings', { replace: true });
    toast.success(t('emailChange.done'));
  }

  return (
    <LinkConfirmation
      route={accountRoutes.confirmEmail}
      token={token}
      title={t('emailChange.title')}
      onSuccess={() => void leave()}
      help={t('link.email')}
      recoveryAction={
        isLoggedIn ? (
          <LinkButton to="/settings">{t('link.toSettings')}</LinkButton>
        ) : (
          <LinkButton to="/login" search={{}}>
            {t('link.toLogin')}
          </LinkButton>
        )
      }
    />
  );
}
