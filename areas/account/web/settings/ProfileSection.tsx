import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { hasRole, useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { accountRoutes } from '../../contract.ts';
import { InlineAlert } from '../InlineAlert.tsx';
import { useSetCurrentUser } from './queries.ts';

export function ProfileSection() {
  const t = useTexts('account');
  const user = useMe();
  const showMe = useSetCurrentUser();
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const isAdmin = hasRole(user, 'admin');
  const sheet = useServerForm({
    initialValues: { name: user.name, email: user.email, accountName: user.accountName },
    route: accountRoutes.saveProfile,
    onSuccess: (saved, { email }) => {
      showMe(saved.user);
      setUnconfirmed(saved.confirmationSent ? email : null);
      sheet.form.setFieldValue('email', saved.user.email);
      toast.success(t('settings.profile.saved'));
    },
  });

  return (
    <Section title={t('settings.profile.title')}>
      <FormSheet form={sheet} save={t('settings.profile.save')}>
        <TextInput label={t('fields.name')} autoComplete="name" required {...sheet.field('name')} />
        <TextInput
          key={sheet.form.key('email')}
          label={t('fields.email')}
          description={t('settings.profile.emailHelp')}
          type="email"
          autoComplete="email"
          required
          {...sheet.field('email')}
        />
        {unconfirmed && (
          <InlineAlert>{t('settings.profile.confirm', { email: unconfirmed, current: user.email })}</InlineAlert>
        )}
        {isAdmin && (
          <TextInput
            label={t('fields.accountName')}
            description={t('settings.profile.accountNameHelp')}
            autoComplete="organization"
            {...sheet.field('accountName')}
          />
        )}
      </FormSheet>
    </Section>
  );
}
