import { Button, Skeleton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { WriteAboutButton } from '#areas/chats/web/public.tsx';
import { useOwnHealthConsentWithdrawn } from '#areas/clients/web/public.tsx';
import { todayIn } from '#shell/common/dates.ts';
import { ownSubject } from '#shell/web/api/subject.ts';
import { useMay, useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { AttachmentThumbs } from '#shell/web/attachments/AttachmentThumbs.tsx';
import type { OwnCheckIn } from '../../contract/check-ins.ts';
import { answersOf, fittingEntries } from '../../rules/answers.ts';
import { estimatedMinutes } from '../../rules/minutes.ts';
import { needsAdviceBeforeTraining } from '../../rules/screening.ts';
import { AnswerText } from '../answers/AnswerText.tsx';
import { shownFiles } from '../answers/shown-files.ts';
import { useAnswers } from '../device/use-answers.ts';
import { useOwnCheckIn } from '../queries.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { PhotoNote } from './PhotoNote.tsx';
import { RefusedAnswers } from './RefusedAnswers.tsx';
import { CheckInPages } from './CheckInPages.tsx';
import classes from './Fill.module.css';

/** One check-in of the client: introduction, questions one a page, review; or what was sent. */
export function CheckInScreen() {
  const t = useTexts('surveys');
  const { id = '' } = useParams({ strict: false });
  const { checkIn, error } = useOwnCheckIn(id);
  const back = { to: '/my/check-ins', label: t('own.title') };
  if (error && !checkIn) return error.status === 404 ? null : <ErrorScreen error={error} />;

  return (
    <Screen
      title={checkIn?.content.name ?? t('own.title')}
      subtitle={checkIn && formatDate(checkIn.dueOn)}
      back={back}
      narrow
    >
      {checkIn ? <CheckIn key={checkIn.id} checkIn={checkIn} /> : <Skeleton height={320} radius={12} />}
    </Screen>
  );
}

function CheckIn({ checkIn }: { checkIn: OwnCheckIn }) {
  const answers = useAnswers(checkIn);
  const isWithdrawn = useOwnHealthConsentWithdrawn(ownSubject);
  const mayAnswer = useMay()('update own surveys');
  const { store, sending, entries } = answers;
  const isBegun = entries.length > 0 || store.findPosition(checkIn.id) !== null;
  // Also what was typed while a professional read the answers: the server may still accept it.
  const hasTyped = store.entries(checkIn.id).length > 0;
  const isCorrecting = checkIn.answers.length > 0 && (checkIn.isCorrecting || hasTyped);
  // Other refusals are corrected on the pages of the questions.
  const isOver = checkIn.state === 'reviewed' || checkIn.state === 'excused';
  const isRefused = isOver && hasTyped && sending?.state === 'rejected';
  const [isOpen, setOpen] = useState(
    checkIn.state === 'draft' ||
      (checkIn.state === 'open' && isBegun) ||
      (isCorrecting && sending?.state !== 'pending'),
  );
  const navigate = useNavigate();
  const { questions } = checkIn.content;
  const sent = checkIn.answers.map(({ questionId, value }) => [questionId, value] as const);
  // What the device has and the server has not counts too: it is sent later without a connection.
  const values = new Map([...sent, ...answersOf(fittingEntries(questions, entries))]);
  const needsAdvice = needsAdviceBeforeTraining(questions, values);
  const isClosed = (isOver && !isCorrecting) || isRefused || !mayAnswer;

  if (isWithdrawn && !isClosed && checkIn.answers.length === 0) return <ConsentBanner />;
  if (isOpen && !isClosed && !isWithdrawn)
    return (
      <CheckInPages
        checkIn={checkIn}
        answers={answers}
        onSent={() => {
          setOpen(false);
          // The advice is read on the page of the answers.
          if (!needsAdvice) void navigate({ to: '/my/check-ins' });
        }}
      />
    );
  const hasSent = checkIn.answers.length > 0 || sending?.state === 'pending';
  const onOpen = isClosed || isWithdrawn ? undefined : () => setOpen(true);
  return (
    <>
      {isRefused && <RefusedAnswers checkIn={checkIn} answers={answers} />}
      {hasSent ? (
        <SentAnswers checkIn={checkIn} needsAdvice={needsAdvice} onChange={onOpen} />
      ) : (
        <Introduction checkIn={checkIn} onStart={onOpen} />
      )}
    </>
  );
}

function Introduction({ checkIn: { content }, onStart }: { checkIn: OwnCheckIn; onStart: (() => void) | undefined }) {
  const t = useTexts('surveys');
  const most = content.questions.length;
  const least = content.questions.filter(({ showIf }) => showIf.length === 0).length;
  const countText = least === most ? t('questionCount', { count: most }) : t('fill.questionRange', { least, most });

  return (
    <Card>
      <div className={classes['page']}>
        {content.description && <p className={classes['description']}>{content.description}</p>}
        {content.replyDays !== null && (
          <p className={classes['note']}>{t('fill.replyWithin', { count: content.replyDays })}</p>
        )}
        <p className={classes['note']}>
          {`${countText} · ${t('editor.minutes', { count: estimatedMinutes(content.questions) })}`}
        </p>
        {onStart ? (
          <Button size="md" fullWidth onClick={onStart}>
            {t('fill.start')}
          </Button>
        ) : (
          <Banner tone="plain">{t('fill.closed')}</Banner>
        )}
      </div>
    </Card>
  );
}

interface SentAnswersProps {
  checkIn: OwnCheckIn;
  needsAdvice: boolean;
  onChange: (() => void) | undefined;
}

function SentAnswers({ checkIn, needsAdvice, onChange }: SentAnswersProps) {
  const t = useTexts('surveys');
  const { id: checkInId, state, answers, files, content, hiddenIds, replyBy } = checkIn;
  const { clientId, timeZone } = useMe();
  const hidden = content.questions.filter(({ id }) => hiddenIds.includes(id));
  return (
    <Card>
      <div className={classes['page']}>
        <Banner tone="info" role="status">
          {t(state === 'reviewed' ? 'fill.reviewed' : state === 'sent' ? 'fill.sent' : 'fill.waiting')}
        </Banner>
        {needsAdvice && (
          <Banner tone="danger" icon={IconAlertTriangle} role="alert">
            {t('fill.advice')}
          </Banner>
        )}
        {state === 'sent' && replyBy && (
          <p className={classes['note']}>
            {t(replyBy < todayIn(timeZone) ? 'fill.replyLate' : 'fill.replyBy', { date: formatDate(replyBy) })}
          </p>
        )}
        <PhotoNote answers={answers} />
        <dl className={classes['answers']}>
          {answers.map((answer) => (
            <div key={answer.questionId}>
              <dt>{answer.question}</dt>
              <dd>
                <AnswerText answer={answer} />
                {(answer.value.kind === 'files' || answer.value.kind === 'progress') && (
                  <AttachmentThumbs
                    attachments={shownFiles(ownSubject, { checkInId, files, ids: answer.value.fileIds })}
                    name={answer.question}
                  />
                )}
              </dd>
            </div>
          ))}
          {hidden.map(({ id, text }) => (
            <div key={id}>
              <dt>{text}</dt>
              <dd>{t('fill.hiddenAnswer')}</dd>
            </div>
          ))}
        </dl>
        {onChange && (
          <Button variant="default" onClick={onChange}>
            {t('fill.change')}
          </Button>
        )}
        <WriteAboutButton
          clientId={clientId ?? ''}
          about={{ kind: 'check_in', id: checkInId, part: null, label: content.name }}
        />
      </div>
    </Card>
  );
}
