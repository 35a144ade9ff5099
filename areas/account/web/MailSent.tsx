import { Button } from '@mantine/core';
import type { ApiRequest, Route } from '#shell/common/route.ts';
import { useApiMutation } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { GuestPage } from './GuestPage.tsx';
import classes from './MailSent.module.css';
import { InlineAlert } from './InlineAlert.tsx';
import { useRegistration } from './queries.ts';

interface MailSentProps<R extends Route> {
  /** What was mailed and where to. */
  intro: string;
  /** Help for an address that the server knows, or does not know. */
  help: string;
  /** Route and request that send the mail again. */
  route: R;
  request: ApiRequest<R> & { email: string };
  onChange: () => void;
}

/** Shown after a mail was requested. The text is the same for known and unknown addresses. */
export function MailSent<R extends Route>({ intro, help, route, request, onChange }: MailSentProps<R>) {
  const t = useTexts('account');
  const resending = useApiMutation(route);
  const devMail = useRegistration()?.devMail;

  return (
    <GuestPage title={t('mailSent.title')} intro={intro} footer={devMail && <DevMailLink />} takesFocus>
      <section className={classes['nothing']} aria-label={t('mailSent.nothing')}>
        <h2>{t('mailSent.nothing')}</h2>
        <ul>
          <li>{t('mailSent.spam')}</li>
          <li>{t('mailSent.check')}</li>
          <li>{help}</li>
        </ul>
      </section>
      {resending.isSuccess && <InlineAlert>{t('mailSent.sentAgain')}</InlineAlert>}
      <div className={classes['actions']}>
        <Button variant="default" loading={resending.isPending} onClick={() => resending.mutate(request)}>
          {t('mailSent.again')}
        </Button>
        <Button variant="default" onClick={onChange}>
          {t('mailSent.change')}
        </Button>
      </div>
    </GuestPage>
  );
}

/** Link to the outbox of a server without SMTP, where the mail can be read. */
function DevMailLink() {
  const t = useTexts('account');

  return (
    <>
      {t('mailSent.devMail')}
      <a href="/dev/mail">{t('mailSent.outbox')}</a>
    </>
  );
}
