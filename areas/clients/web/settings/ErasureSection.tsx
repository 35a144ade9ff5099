import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { PasswordField } from '#areas/account/web/public.tsx';
import { reloadSession, restartSession } from '#shell/web/change-session.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { erasureGraceDays, erasureRoutes } from '../../contract/erasure.ts';

/** Section of a client's settings: what the deletion of their data means, and the request for it. */
export function ErasureSection() {
  const t = useTexts('clients');

  return (
    <Section
      title={t('erasure.title')}
      subtitle={t('erasure.subtitle', { count: erasureGraceDays })}
      actions={<ErasureButton />}
    />
  );
}

/** Button that opens the dialog with the request for the deletion. */
export function ErasureButton() {
  const t = useTexts('clients');
  const [isOpen, { open, close }] = useDisclosure();

  return (
    <>
      <Button variant="default" c="var(--mantine-color-error)" onClick={open}>
        {t('erasure.open')}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('erasure.question')}>
        <ErasureForm onCancel={close} />
      </Dialog>
    </>
  );
}

function ErasureForm({ onCancel }: { onCancel: () => void }) {
  const t = useTexts('clients');
  const { email, endedAccess } = useMe();
  const form = useServerForm({
    route: erasureRoutes.requestErasure,
    initialValues: { password: '' },
    // A deactivated client stays on their only page, which shows the date.
    onSuccess: () => void (endedAccess ? reloadSession() : restartSession('/home')),
  });

  return (
    <FormSheet form={form} save={t('erasure.submit')} isDestructive onCancel={onCancel}>
      <Text size="sm">{t(endedAccess ? 'ended.atOnce' : 'erasure.text', { count: erasureGraceDays })}</Text>
      <Text size="sm">{t('erasure.after', { count: erasureGraceDays })}</Text>
      <Text size="sm">{t('erasure.hint')}</Text>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField label={t('fields.password')} autoComplete="current-password" {...form.field('password')} />
    </FormSheet>
  );
}
