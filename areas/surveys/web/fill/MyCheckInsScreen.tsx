import { Button, Skeleton } from '@mantine/core';
import { IconChevronRight, IconCloudOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useOwnHealthConsentWithdrawn } from '#areas/clients/web/public.tsx';
import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { ownSubject } from '#shell/web/api/subject.ts';
import { formatDate, formatRelativeDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Card, Section } from '#shell/web/widgets/Section.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { type OwnCheckIn, ownCheckInRoutes } from '../../contract/check-ins.ts';
import { repeatedIds } from '../../rules/same-day.ts';
import { useAnswerStore } from '../device/use-answers.ts';
import { OpenTasks } from '../OpenTasks.tsx';
import { useOwnCheckIns } from '../queries.ts';
import { stateTones } from '../state-tones.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import classes from './Fill.module.css';

/** What the client is asked now, what they have to do, and what they answered. */
export function MyCheckInsScreen() {
  const t = useTexts('surveys');
  const { checkIns, cachedAt, error } = useOwnCheckIns();
  const isWithdrawn = useOwnHealthConsentWithdrawn(ownSubject);
  const past = useInfiniteApiQuery(ownCheckInRoutes.past, {}, (response) => response.checkIns);
  if (error && !checkIns) return <ErrorScreen error={error} />;
  const sameDay = repeatedIds(past.rows, ({ name, dueOn }) => `${dueOn} ${name}`);
  const toAnswer = checkIns?.filter(({ state, isCorrecting }) => state !== 'sent' || isCorrecting);

  return (
    <Screen title={t('own.title')} subtitle={t('own.subtitle')} narrow>
      {cachedAt !== null && (
        <Banner tone="info" icon={IconCloudOff} role="status">
          {t('own.fromDevice', { day: formatRelativeDate(new Date(cachedAt)) })}
        </Banner>
      )}
      {isWithdrawn && <ConsentBanner />}
      {!toAnswer && <Skeleton height={120} radius={12} />}
      {toAnswer?.map((checkIn) => (
        <OpenCheckIn key={checkIn.id} checkIn={checkIn} />
      ))}
      <OpenTasks />
      {toAnswer?.length === 0 && (
        <Card>
          <EmptyState illustration="list" text={t('own.empty')} />
        </Card>
      )}
      {past.rows.length > 0 && (
        <Section title={t('own.past')} flush>
          <ul className={classes['rows']}>
            {past.rows.map(({ id, name, dueOn, sentAt, state }) => (
              <li key={id}>
                <Link to="/my/check-ins/$id" params={{ id }}>
                  <span>
                    {name}
                    <small>
                      {sentAt && sameDay.has(id)
                        ? t('own.sentAt', { date: formatDate(dueOn), time: formatTime(sentAt) })
                        : formatDate(dueOn)}
                    </small>
                  </span>
                  <StateBadge tone={stateTones[state]}>{t(`own.states.${state}`)}</StateBadge>
                  <IconChevronRight size={16} aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
          {past.hasMore && (
            <Button variant="subtle" fullWidth loading={past.isLoadingMore} onClick={past.loadMore}>
              {t('own.more')}
            </Button>
          )}
        </Section>
      )}
    </Screen>
  );
}

function OpenCheckIn({ checkIn }: { checkIn: OwnCheckIn }) {
  const t = useTexts('surveys');
  const { id, content, dueOn, closesOn, state, isCorrecting } = checkIn;
  const store = useAnswerStore();
  const sending = store.findSend(id);
  const isBegun = state === 'draft' || isCorrecting || store.entries(id).length > 0;
  const isSending = sending?.state === 'pending';
  const day = closesOn ? t('own.until', { date: formatDate(closesOn) }) : t('own.of', { date: formatDate(dueOn) });
  const heading = (
    <span>
      <strong>{content.name}</strong>
      <small>{isCorrecting ? t('own.correcting') : day}</small>
    </span>
  );
  return (
    <Card>
      {isSending ? (
        <div className={classes['open']}>
          {heading}
          <StateBadge tone="soon">{t('own.sending')}</StateBadge>
        </div>
      ) : (
        <Link to="/my/check-ins/$id" params={{ id }} className={classes['open']}>
          {heading}
          <span className={classes['start']}>{t(isBegun ? 'own.continue' : 'own.start')}</span>
        </Link>
      )}
    </Card>
  );
}
