import type { TFunction } from 'i18next';
import { linkOptions } from '@tanstack/react-router';
import type { AnswerCard, AnswerFlag } from '#areas/surveys/contract/reviews.ts';
import { gravestFirst } from '#areas/surveys/rules/gravest-flags.ts';
import { idsOnSameDay } from '#areas/surveys/rules/same-day.ts';
import { todayIn } from '#shell/common/dates.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMe } from '#shell/web/session.ts';
import { formatDate, formatPastDay, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { PersonAvatar } from '#shell/web/widgets/PersonAvatar.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { Suspense } from 'react';
import { lazyWithTexts } from '#shell/web/texts/lazy-with-texts.ts';
import { unreadText } from '#shell/web/unread-total.ts';
import { LinkList } from './LinkList.tsx';
import { useFlaggedCount, useAnswersToRead } from './queries.ts';

const maxRows = 6;

/** Questions that a row names. */
const maxQuestions = 2;

const FlagChanges = lazyWithTexts(
  ['surveys'],
  async () => (await import('#areas/surveys/web/lazy-public.tsx')).FlagChanges,
);

/** Unread check-ins with an answer that a question flags, such as a yes in a screening, the latest first. Hidden without any. */
export function FlaggedCheckIns() {
  const t = useTexts('home');
  const count = useFlaggedCount() ?? 0;
  return (
    <Answers
      title={t('checkIns.flaggedTitle')}
      tone="danger"
      answers={useAnswersToRead(true)}
      all={t('checkIns.allFlagged', { count: unreadText(count) })}
      filters={{ unread: true, flagged: true }}
    />
  );
}

/** The other unread check-ins, also those whose answers are only worse than before, the oldest first. Hidden without any. */
export function WaitingCheckIns() {
  const t = useTexts('home');
  return (
    <Answers
      title={t('checkIns.title')}
      answers={useAnswersToRead(false)}
      all={t('checkIns.all')}
      filters={{ unread: true }}
    />
  );
}

interface AnswersProps {
  title: string;
  tone?: 'danger';
  answers: readonly AnswerCard[] | undefined;
  /** Link to all of them. */
  all: string;
  /** The filters of the list of all of them. */
  filters: { unread: true; flagged?: true };
}

function Answers({ title, tone, answers, all, filters }: AnswersProps) {
  const t = useTexts('home');
  const today = todayIn(useMe().timeZone);
  if (!answers || answers.length === 0) return null;
  const sameDay = idsOnSameDay(answers);

  return (
    <Section
      title={title}
      flush
      {...(tone && { tone })}
      actions={
        answers.length > maxRows && (
          <LinkButton to="/surveys/completed" search={filters} variant="subtle" size="compact-sm">
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
          .map(({ id, clientId, clientName, surveyName, sentAt, sentOn, flags, replyBy, revisions }) => ({
            key: id,
            link: linkOptions({
              to: '/clients/$id/surveys/$surveyAnswerId/details',
              params: { id: clientId, surveyAnswerId: id },
              search: { queue: filters.flagged ? 'all_flagged' : 'all' },
            }),
            title: clientName,
            subtitle: (
              <>
                {[
                  surveyName,
                  revisions > 0 && t('checkIns.corrected'),
                  replyBy && t(replyBy < today ? 'checkIns.late' : 'checkIns.replyBy', { date: formatDate(replyBy) }),
                  questionsText(flags, t),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                {flags.some(({ changed }) => changed) && <Changes flags={flags} />}
              </>
            ),
            picture: <PersonAvatar name={clientName} />,
            end: (
              <>
                {sentOn && formatPastDay(sentOn)}
                {sentAt && sameDay.has(id) && `, ${formatTime(sentAt)}`}
                {flags.length > 0 && (
                  <StateBadge tone={tone ? 'bad' : 'soon'}>{t('checkIns.flags', { count: flags.length })}</StateBadge>
                )}
              </>
            ),
          }))}
      />
    </Section>
  );
}

/** `Dolore al petto? · Svenimenti? · + 2 altre`: the gravest questions whose highlighted answer has not changed; empty without one. */
function questionsText(flags: readonly AnswerFlag[], t: TFunction<'home'>): string {
  const unchanged = flags.filter(({ changed }) => !changed);
  const questions = gravestFirst(unchanged).map(({ question }) => question);
  const others = questions.length - maxQuestions;
  return [
    ...questions.slice(0, maxQuestions),
    ...(others > 0 ? [t('checkIns.otherQuestions', { count: others })] : []),
  ].join(' · ');
}

/** Its texts are those of surveys, which home loads only for it. */
function Changes({ flags }: { flags: readonly AnswerFlag[] }) {
  return (
    <Suspense>
      <FlagChanges flags={flags} />
    </Suspense>
  );
}
