import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SessionUser } from '#shell/common/session.ts';
import { hasRole, useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { initialValues } from '#shell/web/forms/initial-values.ts';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { InlineAlert } from '../InlineAlert.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { profileRoutes, useSetCurrentUser, useUnconfirmedEmail } from './queries.ts';

export function ProfileSection() {
  const t = useTexts('account');
  const user = useMe();
  const showMe = useSetCurrentUser();
  const unconfirmed = useUnconfirmedEmail();
  const isAdmin = hasRole(user, 'admin');
  const sheet = useRecordForm({
    routes: profileRoutes,
    record: user,
    initialValues: valuesOf,
    draft: 'profile',
    pick: (saved) => saved.user,
    texts: { label: (name) => t(`fields.${name}`) },
    onSuccess: (saved) => {
      showMe(saved.user);
      // The new e-mail applies once it is confirmed.
      sheet.resetTo(valuesOf(saved.user));
      toast.success(t('settings.profile.saved'));
    },
  });

  const [isNewEmail, setNewEmail] = useState(sheet.form.getValues().email !== user.email);
  sheet.form.watch('email', ({ value }) => setNewEmail(value !== user.email));

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
        {isNewEmail && (
          <PasswordField
            label={t('fields.currentPassword')}
            description={t('settings.profile.passwordHelp')}
            autoComplete="current-password"
            required
            {...sheet.field('currentPassword')}
          />
        )}
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

function valuesOf(user: SessionUser | undefined) {
  return {
    ...initialValues({ name: '', email: '', accountName: '' }, user),
    currentPassword: '',
  };
}
