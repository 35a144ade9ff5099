import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { daysBetween, todayIn } from '#shell/common/dates.ts';
import { addMonths } from '#shell/common/months.ts';
import { useMay, useMe } from '#shell/web/session.ts';
import { useApiMutation } from '#shell/web/api/query.ts';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useFormSubmit } from '#shell/web/forms/use-form-submit.ts';
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
  const route = clientRoutes.saveSubscriptionEnd;
  const invalidates = [clientRoutes.detail, clientRoutes.list];
  const form = useServerForm({
    route,
    initialValues: { subscriptionEnd: subscriptionEnd ?? '' },
    toRequest: (values) => ({ id, subscriptionEnd: values.subscriptionEnd || null }),
    invalidates,
    mode: 'controlled',
    draft: `clients.${id}.subscriptionEnd`,
  });
  const submit = useFormSubmit(form);
  const saving = useApiMutation(route, { invalidates });
  const today = todayIn(useMe().timeZone);
  const from = subscriptionEnd && subscriptionEnd > today ? subscriptionEnd : today;

  /** Replaces what was typed. */
  const save = (end: string | null) =>
    saving.mutate({ id, subscriptionEnd: end }, { onSuccess: () => form.resetTo({ subscriptionEnd: end ?? '' }) });

  return (
    <Section title={t('overview.subscription')} subtitle={<RemainingDays end={subscriptionEnd} today={today} />}>
      {may('update clients') && (
        <Stack gap="sm">
          <Group component="form" gap="sm" align="flex-end" onSubmit={submit}>
            <TextInput label={t('overview.subscriptionEnd')} type="date" flex={1} {...form.field('subscriptionEnd')} />
            {(form.hasDraft || form.form.isDirty()) && (
              <Button type="submit" variant="default" loading={form.isSaving}>
                {t('overview.save')}
              </Button>
            )}
          </Group>
          {form.formError && (
            <Alert color="red" variant="light" role="alert">
              {form.formError}
            </Alert>
          )}
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
