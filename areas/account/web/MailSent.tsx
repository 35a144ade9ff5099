import { Button } from '@mantine/core';
import type { ApiRequest, Route } from '#shell/common/route.ts';
import { useApiMutation } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { linkDays } from '../contract.ts';
import { GuestPage } from './GuestPage.tsx';
import classes from './MailSent.module.css';
import { InlineAlert } from './InlineAlert.tsx';
import { useRegistration } from './queries.ts';

interface MailSentProps<R extends Route> {
  kind: 'register' | 'reset';
  /** Asked once more by "send again". */
  route: R;
  question: ApiRequest<R> & { email: string };
  onChange: () => void;
}

/** Says the same whether the address is known or not. */
export function MailSent<R extends Route>({ kind, route, question, onChange }: MailSentProps<R>) {
  const t = useTexts('account');
  const again = useApiMutation(route);
  const devMail = useRegistration()?.devMail;

  return (
    <GuestPage
      title={t('mailSent.title')}
      intro={t(`mailSent.${kind}`, { email: question.email, count: linkDays.coach })}
      foot={devMail && <DevMailLink />}
      takesFocus
    >
      <section className={classes['nothing']} aria-label={t('mailSent.nothing')}>
        <h2>{t('mailSent.nothing')}</h2>
        <ul>
          <li>{t('mailSent.spam')}</li>
          <li>{t('mailSent.check')}</li>
          <li>{t(kind === 'register' ? 'mailSent.known' : 'mailSent.unknown')}</li>
        </ul>
      </section>
      {again.isSuccess && <InlineAlert>{t('mailSent.sentAgain')}</InlineAlert>}
      <div className={classes['actions']}>
        <Button variant="default" loading={again.isPending} onClick={() => again.mutate(question)}>
          {t('mailSent.again')}
        </Button>
        <Button variant="default" onClick={onChange}>
          {t('mailSent.change')}
        </Button>
      </div>
    </GuestPage>
  );
}

/** Where no mail leaves the house, a newcomer still finds every link. */
function DevMailLink() {
  const t = useTexts('account');

  return (
    <>
      {t('mailSent.devMail')}
      <a href="/dev/mail">{t('mailSent.outbox')}</a>
    </>
  );
}
