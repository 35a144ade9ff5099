import { Button, NativeSelect } from '@mantine/core';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { z } from 'zod';
import type { IdleClient } from '#areas/completed-workouts/contract.ts';
import { formatRelativeDate, formatShortDate } from '#shell/web/texts/formats.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { PersonAvatar } from '#shell/web/widgets/PersonAvatar.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import classes from './IdleClients.module.css';
import { useIdleClients } from './queries.ts';
import { LinkList } from './LinkList.tsx';

const maxRows = 5;
const dayChoices = [3, 5, 7, 10, 14, 21, 30];

const Filters = z.object({ idleDays: z.number().int().min(1).max(90).optional() });

/**
 * Clients with a program who do not train, longest first. Hidden when there are none, unless the user has chosen
 * another number of days.
 */
export function IdleClients() {
  const t = useTexts('home');
  const [{ idleDays }, setFilters] = useSearchParams(Filters);
  const [isExpanded, setExpanded] = useState(false);
  const { rows, firstPage, hasMore, isLoadingMore, loadMore } = useIdleClients(idleDays);
  const days = firstPage?.days;
  if (days === undefined || (rows.length === 0 && idleDays === undefined)) return null;

  return (
    <Section
      title={t('idle.title', { count: days })}
      flush
      actions={
        <NativeSelect
          size="xs"
          aria-label={t('idle.choose')}
          value={String(days)}
          data={optionsWith(days).map((count) => ({ value: String(count), label: t('idle.days', { count }) }))}
          onChange={(event) => setFilters({ idleDays: Number(event.currentTarget.value) })}
        />
      }
    >
      <IdleRows clients={isExpanded ? rows : rows.slice(0, maxRows)} days={days} />
      {(hasMore || (!isExpanded && rows.length > maxRows)) && (
        <div className={classes['more']}>
          <Button
            variant="subtle"
            color="gray"
            fullWidth
            loading={isLoadingMore}
            onClick={() => (isExpanded ? loadMore() : setExpanded(true))}
          >
            {t('idle.more')}
          </Button>
        </div>
      )}
    </Section>
  );
}

function IdleRows({ clients, days }: { clients: readonly IdleClient[]; days: number }) {
  const t = useTexts('home');
  const { timeZone } = useMe();

  function subtitleOf({ programTitle, programStartsOn, lastTrainedOn }: IdleClient): string {
    const since = lastTrainedOn
      ? t('idle.last', { when: formatRelativeDate(lastTrainedOn, new Date(), timeZone) })
      : t('idle.never', { date: formatShortDate(programStartsOn) });
    return `${since} · ${programTitle}`;
  }

  return (
    <LinkList
      label={t('idle.title', { count: days })}
      empty={t('idle.nobody')}
      rows={clients.map((client) => ({
        key: client.clientId,
        link: linkOptions({ to: '/clients/$id', params: { id: client.clientId } }),
        title: client.clientName,
        subtitle: subtitleOf(client),
        picture: <PersonAvatar name={client.clientName} />,
        end: <strong className={classes['days']}>{t('idle.days', { count: client.days })}</strong>,
      }))}
    />
  );
}

/**
 * The choices of the select, with the present number of days, which may be another one because the account can set any.
 */
function optionsWith(days: number): number[] {
  return [...new Set([...dayChoices, days])].sort((one, other) => one - other);
}
