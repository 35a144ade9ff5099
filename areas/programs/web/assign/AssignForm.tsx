import { SimpleGrid, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/widgets/FormSheet.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { useServerForm } from '#shell/web/widgets/server-form.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { type Program, programRoutes } from '../../contract.ts';
import { aboutAssigned } from '../queries.ts';
import { Assignment, nextMonday } from './assignment.ts';
import { ClientChoice } from './ClientChoice.tsx';
import { StartField } from './StartField.tsx';

/** Who gets a copy, from when, and a word for them. */
export function AssignForm({ program: { id, weeks } }: { program: Program }) {
  const t = useTexts('programs');
  const { timeZone } = useMe();
  const [first] = useState(() => ({ clientIds: [] as string[], startsOn: nextMonday(timeZone), note: '' }));
  const form = useServerForm({
    initialValues: first,
    route: programRoutes.assign,
    schema: Assignment,
    mode: 'controlled',
    question: (values) => ({ id, ...values }),
    refresh: aboutAssigned,
    onDone: ({ programIds }) => {
      toast.success(t('assign.done', { count: programIds.length }));
      form.form.setFieldValue('clientIds', []);
      form.form.setFieldValue('note', '');
    },
  });
  const { clientIds, startsOn } = form.form.values;

  return (
    <FormSheet
      of={form}
      save={clientIds.length > 0 ? t('assign.submit', { count: clientIds.length }) : t('assign.action')}
    >
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <ClientChoice
          programId={id}
          chosen={clientIds}
          error={form.form.errors['clientIds']}
          onChange={(ids) => {
            form.form.setFieldValue('clientIds', ids);
            form.form.clearFieldError('clientIds');
          }}
        />
        <Card>
          <Stack gap="lg">
            <StartField {...form.field('startsOn')} startsOn={startsOn} weeks={weeks.length} />
            <Textarea
              label={t('fields.note')}
              description={t('assign.noteHelp')}
              autosize
              minRows={3}
              maxRows={10}
              maxLength={2000}
              {...form.field('note')}
            />
            <p style={{ margin: 0, fontSize: 14, color: 'var(--mantine-color-dimmed)' }}>{t('assign.copies')}</p>
          </Stack>
        </Card>
      </SimpleGrid>
    </FormSheet>
  );
}
