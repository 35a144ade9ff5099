import { useState } from 'react';
import { z } from 'zod';
import type { ApiResponse, ApiRequest } from '#shell/common/route.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { ClientDraft, type clientRoutes } from '../../contract.ts';
import { clientInvalidations } from '../queries.ts';
import { BodyFields } from './BodyFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { type ClientFormValues, draftOf } from './form-values.ts';
import { CareFields } from './CareFields.tsx';

type Save = typeof clientRoutes.create | typeof clientRoutes.update;

interface ClientFormProps<R extends Save> {
  route: R;
  question: (draft: ReturnType<typeof draftOf>) => ApiRequest<R>;
  initialValues: ClientFormValues;
  draft: string;
  /** The verb of the button; without it "Salva". */
  save?: string;
  isRegistered: boolean;
  onDone: (answer: ApiResponse<R>) => void;
  onCancel: () => void;
}

const schema = z.preprocess((values) => draftOf(values as ClientFormValues), ClientDraft);

/** The same fields for a new client and for one there is. */
export function ClientForm<R extends Save>(props: ClientFormProps<R>) {
  const { route, question, initialValues, draft, save, isRegistered, onDone, onCancel } = props;
  const t = useTexts('clients');
  const [first] = useState(initialValues);
  const form = useServerForm<R, ClientFormValues>({
    initialValues: first,
    route,
    schema,
    toRequest: (values) => question(draftOf(values)),
    invalidates: clientInvalidations,
    draft,
    onSuccess: onDone,
  });

  return (
    <FormSheet form={form} onCancel={onCancel} {...(save && { save })}>
      <Section title={t('form.contact')}>
        <ContactFields form={form} isRegistered={isRegistered} />
      </Section>
      <Section title={t('form.path')}>
        <CareFields form={form} />
      </Section>
      <Section title={t('form.body')} subtitle={t('form.bodyFacts')}>
        <BodyFields form={form} />
      </Section>
    </FormSheet>
  );
}
