import { Button, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { restartSession } from '#shell/web/change-session.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { deletionGraceDays, deletionRoutes } from '../../contract/deletion.ts';
import { PasswordField } from '../PasswordField.tsx';

/** Section in which the admin closes the account, which is deleted after the days of grace. */
export function DeletionSection() {
  const t = useTexts('account');
  const [isOpen, { open, close }] = useDisclosure();
  const { accountName } = useMe();

  return (
    <Section
      title={t('settings.deletion.title')}
      subtitle={t('settings.deletion.subtitle', { count: deletionGraceDays })}
      actions={
        <Button variant="default" c="var(--mantine-color-error)" onClick={open}>
          {t('settings.deletion.open')}
        </Button>
      }
    >
      <Dialog opened={isOpen} onClose={close} title={t('settings.deletion.question', { account: accountName })}>
        <DeletionForm onCancel={close} />
      </Dialog>
    </Section>
  );
}

function DeletionForm({ onCancel }: { onCancel: () => void }) {
  const t = useTexts('account');
  const { accountName, email } = useMe();
  const form = useServerForm({
    route: deletionRoutes.deleteAccount,
    initialValues: { accountName: '', password: '' },
    onSuccess: () => void restartSession('/closed-account'),
  });

  return (
    <FormSheet form={form} save={t('settings.deletion.submit')} isDestructive onCancel={onCancel}>
      <Text size="sm">{t('settings.deletion.text', { count: deletionGraceDays })}</Text>
      <TextInput
        label={t('settings.deletion.typeName', { account: accountName })}
        autoComplete="off"
        data-autofocus
        {...form.field('accountName')}
      />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField label={t('fields.currentPassword')} autoComplete="current-password" {...form.field('password')} />
    </FormSheet>
  );
}
