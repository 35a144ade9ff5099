import { Checkbox, TextInput } from '@mantine/core';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { clientLimits } from '../../contract/limits.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import classes from '../RegisterClientScreen.module.css';

/** Initial values of the fields. */
export const noGuardian = { guardianName: '', guardianAgreement: false };

interface GuardianFieldsProps {
  form: Pick<ServerForm<typeof noGuardian>, 'field'>;
  /** First name of the client. */
  name: string;
  /** Why a guardian is needed. */
  text: string;
}

/** The parent or guardian who consents together with a minor. */
export function GuardianFields({ form, name, text }: GuardianFieldsProps) {
  const t = useTexts('clients');
  return (
    <>
      <Banner tone="info">{text}</Banner>
      <TextInput
        size="md"
        label={t('guardian.name')}
        maxLength={clientLimits.name}
        autoComplete="off"
        {...form.field('guardianName')}
      />
      <Checkbox
        label={t('guardian.agreement', { name })}
        description={t('guardian.agreementText', { name })}
        classNames={{ description: classes['text'] }}
        {...form.field('guardianAgreement', { type: 'checkbox' })}
      />
    </>
  );
}
