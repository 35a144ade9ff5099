import { linkOptions } from '@tanstack/react-router';
import type { AnswerCard, FlagChange as Change } from '#areas/surveys/contract/reviews.ts';
import { todayIn } from '#shell/common/dates.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMe } from '#shell/web/session.ts';
import { formatDate, formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { PersonAvatar } from '#shell/web/widgets/PersonAvatar.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { lazy, Suspense } from 'react';
import { loadTexts } from '#shell/web/texts/texts.ts';
import { unreadText } from '#shell/web/unread-total.ts';
import { LinkList } from './LinkList.tsx';
import { useFlaggedCount, useUnreadAnswers } from './queries.ts';

const maxRows = 6;

const FlagChange = lazy(async () => {
  const [{ FlagChange: component }] = await Promise.all([
    import('#areas/surveys/web/lazy-public.tsx'),
    loadTexts(['surveys']),
  ]);
  return { default: component };
});

/** Unread check-ins with an answer that a question flags, such as a yes in a screening, the latest first. Hidden without any. */
export function FlaggedCheckIns() {
  const t = useTexts('home');
  const count = useFlaggedCount() ?? 0;
  return (
    <Answers
      title={t('checkIns.flaggedTitle')}
      tone="danger"
      answers={useUnreadAnswers(true)}
      all={t('checkIns.allFlagged', { count: unreadText(count) })}
      search={{ unread: true, flagged: true }}
    />
  );
}

/** The other unread check-ins, also those whose answers are only worse than before, the oldest first. Hidden without any. */
export function WaitingCheckIns() {
  const t = useTexts('home');
  return (
    <Answers
      title={t('checkIns.title')}
      answers={useUnreadAnswers(false)}
      all={t('checkIns.all')}
      search={{ unread: true }}
    />
  );
}

interface AnswersProps {
  title: string;
  tone?: 'danger';
  answers: readonly AnswerCard[] | undefined;
  /** Link to all of them, with the filters of the list. */
  all: string;
  search: { unread: true; flagged?: true };
}

function Answers({ title, tone, answers, all, search }: AnswersProps) {
  const t = useTexts('home');
  const today = todayIn(useMe().timeZone);
  if (!answers || answers.length === 0) return null;

  return (
    <Section
      title={title}
      flush
      {...(tone && { tone })}
      actions={
        answers.length > maxRows && (
          <LinkButton to="/surveys/completed" search={search} variant="subtle" size="compact-sm">
            {all}
          </LinkButton>
        )
      }
    >
      <LinkList
        label={title}
        empty={null}
        rows={answers
          .slice(0, maxRows)
          .map(
            ({
              id,
              clientId,
              clientName,
              surveyName,
              sentAt,
              flags,
              firstFlag,
              firstChange,
              replyBy,
              isCorrected,
            }) => ({
              key: id,
              link: linkOptions({
                to: '/clients/$id/surveys/$surveyAnswerId/details',
                params: { id: clientId, surveyAnswerId: id },
                search: { queue: 'all' },
              }),
              title: clientName,
              subtitle: (
                <>
                  {[
                    surveyName,
                    isCorrected && t('checkIns.corrected'),
                    replyBy && t(replyBy < today ? 'checkIns.late' : 'checkIns.replyBy', { date: formatDate(replyBy) }),
                    firstFlag,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  {firstChange && <FirstChange change={firstChange} />}
                </>
              ),
              picture: <PersonAvatar name={clientName} />,
              end: (
                <>
                  {sentAt && formatRelativeDate(sentAt)}
                  {flags > 0 && <StateBadge tone="bad">{t('checkIns.flags', { count: flags })}</StateBadge>}
                </>
              ),
            }),
          )}
      />
    </Section>
  );
}

/** Follows the question of the first flag. Its texts are those of surveys, which home loads only for it. */
function FirstChange({ change }: { change: Change }) {
  return (
    <Suspense>
      {' '}
      <FlagChange change={change} />
    </Suspense>
  );
}
