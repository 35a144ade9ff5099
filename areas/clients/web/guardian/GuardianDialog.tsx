import { useQueryClient } from '@tanstack/react-query';
import { firstNameOf } from '#shell/common/names.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { type ConsentPurpose, consentRoutes } from '../../contract/consents.ts';
import { applyConsents } from '../photo-consent.ts';
import { GuardianFields, noGuardian } from './GuardianFields.tsx';

interface GuardianDialogProps {
  /** What the minor and the guardian consent to. */
  purpose: ConsentPurpose;
  opened: boolean;
  onClose: () => void;
}

/** A minor, who is logged in, gives a consent together with a guardian. */
export function GuardianDialog({ purpose, opened, onClose }: GuardianDialogProps) {
  const t = useTexts('clients');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('guardian.title')}>
      <GuardianForm purpose={purpose} onClose={onClose} />
    </Dialog>
  );
}

function GuardianForm({ purpose, onClose }: Pick<GuardianDialogProps, 'purpose' | 'onClose'>) {
  const t = useTexts('clients');
  const { name } = useMe();
  const cache = useQueryClient();
  const form = useServerForm({
    route: consentRoutes.decideConsent,
    initialValues: { ...noGuardian },
    toRequest: (guardian) => ({ purpose, isGiven: true, ...guardian }),
    onSuccess(response) {
      void applyConsents(cache, response);
      onClose();
    },
  });

  return (
    <FormSheet form={form} save={t('guardian.submit')} onCancel={onClose}>
      <GuardianFields form={form} name={firstNameOf(name)} text={t('guardian.text')} />
    </FormSheet>
  );
}
