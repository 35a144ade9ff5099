import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { daysBetween, todayIn } from '#shell/common/dates.ts';
import { addMonths } from '#shell/common/months.ts';
import { useMay, useMe } from '#shell/web/session.ts';
import { useApiMutation } from '#shell/web/api/query.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { type Client, clientRoutes } from '../../contract.ts';

/** Months that each of the buttons adds. */
const steps = [1, 3, 12] as const;

/** Edits the end of the subscription: sets a date, or adds months to the current end or, when it is past, to today. */
export function SubscriptionSection({ client: { id, subscriptionEnd } }: { client: Client }) {
  const t = useTexts('clients');
  const may = useMay();
  const invalidates = [clientRoutes.detail, clientRoutes.list];
  const saving = useApiMutation(clientRoutes.saveSubscriptionEnd, { invalidates });
  const [date, setDate] = useState(subscriptionEnd ?? '');
  const today = todayIn(useMe().timeZone);
  const from = subscriptionEnd && subscriptionEnd > today ? subscriptionEnd : today;

  const save = (end: string | null) => saving.mutate({ id, subscriptionEnd: end });

  function submit(event: FormEvent) {
    event.preventDefault();
    save(date || null);
  }

  return (
    <Section title={t('overview.subscription')} subtitle={<RemainingDays end={subscriptionEnd} today={today} />}>
      {may('update clients') && (
        <Stack gap="sm">
          <Group component="form" gap="sm" align="flex-end" onSubmit={submit}>
            <TextInput
              label={t('overview.subscriptionEnd')}
              type="date"
              value={date}
              onChange={(event) => setDate(event.currentTarget.value)}
              flex={1}
            />
            {date !== (subscriptionEnd ?? '') && (
              <Button type="submit" variant="default" loading={saving.isPending}>
                {t('overview.save')}
              </Button>
            )}
          </Group>
          <Group gap="xs">
            {steps.map((count) => (
              <Button key={count} variant="default" size="compact-sm" onClick={() => save(addMonths(from, count))}>
                {t('overview.addMonths', { count })}
              </Button>
            ))}
            {subscriptionEnd && (
              <Button variant="subtle" color="gray" size="compact-sm" onClick={() => save(null)}>
                {t('overview.clear')}
              </Button>
            )}
          </Group>
        </Stack>
      )}
    </Section>
  );
}

function RemainingDays({ end, today }: { end: string | null; today: string }) {
  const t = useTexts('clients');
  if (!end) return t('overview.subscriptionNone');
  const count = daysBetween(today, end);
  const remaining = count < 0 ? t('overview.subscriptionOver') : t('overview.subscriptionDays', { count });
  return <Text size="sm">{`${formatDate(end)} · ${remaining}`}</Text>;
}
