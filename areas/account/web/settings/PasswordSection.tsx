import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { accountRoutes } from '../../contract.ts';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { PasswordField } from '../PasswordField.tsx';

export function PasswordSection() {
  const t = useTexts('account');
  const user = useMe();
  const sheet = useServerForm({
    initialValues: { currentPassword: '', password: '' },
    route: accountRoutes.changePassword,
    invalidates: [accountRoutes.me],
    onSuccess: ({ cancelledEmail }) => {
      sheet.discardDraft();
      toast.success(
        cancelledEmail ? t('settings.password.savedAlone', { email: cancelledEmail }) : t('settings.password.saved'),
      );
    },
  });

  return (
    <Section title={t('settings.password.title')} subtitle={t('settings.password.facts')}>
      <FormSheet form={sheet} save={t('settings.password.save')}>
        {/* Tells password managers whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <PasswordField
          label={t('fields.currentPassword')}
          autoComplete="current-password"
          {...sheet.field('currentPassword')}
        />
        <NewPasswordField label={t('settings.password.label')} {...sheet.field('password')} />
      </FormSheet>
    </Section>
  );
}
