import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { daysBetween } from '#shell/common/dates.ts';
import { useMay } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { Client } from '../../contract.ts';
import { useSaveSubscriptionEnd } from '../queries.ts';
import { addMonths } from './months.ts';

const steps = [1, 3, 12] as const;

/** Changed on the spot: by a date, or by whole months from the end there is. */
export function SubscriptionSection({ client: { id, subscriptionEnd } }: { client: Client }) {
  const t = useTexts('clients');
  const may = useMay();
  const saving = useSaveSubscriptionEnd();
  const [typed, setTyped] = useState(subscriptionEnd ?? '');
  const today = new Date().toLocaleDateString('en-CA');
  const from = subscriptionEnd && subscriptionEnd > today ? subscriptionEnd : today;

  const save = (end: string | null) => saving.mutate({ id, subscriptionEnd: end });

  function submit(event: FormEvent) {
    event.preventDefault();
    save(typed || null);
  }

  return (
    <Section title={t('overview.subscription')} subtitle={<Standing end={subscriptionEnd} today={today} />}>
      {may('update clients') && (
        <Stack gap="sm">
          <Group component="form" gap="sm" align="flex-end" onSubmit={submit}>
            <TextInput
              label={t('overview.subscriptionEnd')}
              type="date"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              flex={1}
            />
            {typed !== (subscriptionEnd ?? '') && (
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

function Standing({ end, today }: { end: string | null; today: string }) {
  const t = useTexts('clients');
  if (!end) return t('overview.subscriptionNone');
  const count = daysBetween(today, end);
  const left =
    count < 0
      ? t('overview.subscriptionOver')
      : count === 0
        ? t('overview.subscriptionToday')
        : t('overview.subscriptionDays', { count });
  return <Text size="sm">{`${formatDate(end)} · ${left}`}</Text>;
}
