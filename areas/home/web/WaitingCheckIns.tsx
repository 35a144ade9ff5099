import { linkOptions } from '@tanstack/react-router';
import { LinkButton } from '#shell/web/router/links.tsx';
import { formatDate, formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { PersonAvatar } from '#shell/web/widgets/PersonAvatar.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { LinkList } from './LinkList.tsx';
import { useWaitingCheckIns } from './queries.ts';

const maxRows = 6;

/** Answers to surveys that wait for a review: remarkable ones first, then the longest waiting. Hidden without any. */
export function WaitingCheckIns() {
  const t = useTexts('home');
  const answers = useWaitingCheckIns();
  if (!answers || answers.length === 0) return null;

  return (
    <Section
      title={t('checkIns.title')}
      flush
      actions={
        answers.length > maxRows && (
          <LinkButton to="/surveys/completed" search={{ unread: true }} variant="subtle" size="compact-sm">
            {t('checkIns.all')}
          </LinkButton>
        )
      }
    >
      <LinkList
        label={t('checkIns.title')}
        empty={null}
        rows={answers.slice(0, maxRows).map(({ id, clientId, clientName, surveyName, sentAt, flags, replyBy }) => ({
          key: id,
          link: linkOptions({
            to: '/clients/$id/surveys/$surveyAnswerId/details',
            params: { id: clientId, surveyAnswerId: id },
          }),
          title: clientName,
          subtitle: [
            surveyName,
            flags > 0 && t('checkIns.flags', { count: flags }),
            replyBy && t('checkIns.replyBy', { date: formatDate(replyBy) }),
          ]
            .filter(Boolean)
            .join(' · '),
          picture: <PersonAvatar name={clientName} />,
          end: sentAt ? formatRelativeDate(sentAt) : '',
        }))}
      />
    </Section>
  );
}
