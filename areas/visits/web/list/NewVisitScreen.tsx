import { Input, TextInput } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ClientSelect, useClientName } from '#areas/clients/web/public.tsx';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { ChosenClient, visitRoutes } from '../../contract/routes.ts';
import { visitInvalidations } from '../invalidations.ts';

/** The client that a new visit is for; without one it is chosen on the screen. */
export interface NewVisitParams {
  clientId: string;
}

/** Client and date of a new visit; everything else is written in the editor. */
export function NewVisitScreen() {
  const t = useTexts('visits');
  const { timeZone } = useMe();
  const navigate = useNavigate();
  const { clientId: ofClient } = useSearch({ strict: false }) as Partial<NewVisitParams>;
  const name = useClientName(ofClient);
  const [id] = useState(newId);
  const form = useServerForm({
    initialValues: { clientId: ofClient ?? '', takenOn: todayIn(timeZone) },
    route: visitRoutes.create,
    schema: ChosenClient,
    toRequest: (values) => ({ id, ...values }),
    invalidates: visitInvalidations,
    onSuccess: ({ visit }) => void navigate({ to: '/visits/$id/edit', params: { id: visit.id }, replace: true }),
  });
  const client = form.field('clientId');
  const back = ofClient ? `/clients/${ofClient}/visits` : '/visits';

  return (
    <Screen title={t('new')} subtitle={name} back={{ to: back, label: t('title') }} narrow>
      <Card>
        <FormSheet form={form} save={t('create.save')} onCancel={() => void navigate({ to: back })}>
          {!ofClient && (
            <Input.Wrapper label={t('columns.client')} error={client.error}>
              <ClientSelect
                value={client.value || undefined}
                onChange={(chosen) => client.onChange(chosen ?? '')}
                placeholder={t('create.client')}
                maxWidth={720}
                field="clientId"
                required
              />
            </Input.Wrapper>
          )}
          <TextInput
            type="date"
            label={t('fields.takenOn')}
            max={todayIn(timeZone)}
            required
            {...form.field('takenOn')}
          />
        </FormSheet>
      </Card>
    </Screen>
  );
}
