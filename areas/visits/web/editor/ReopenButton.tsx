import { Button, type ButtonProps, Textarea } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import type { VisitRecord } from '../../contract/document.ts';
import { visitRoutes } from '../../contract/routes.ts';
import { visitInvalidations } from '../invalidations.ts';
import { useVisitEditor } from './open-visit.ts';

interface ReopenButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  onReopened: (visit: VisitRecord) => void;
  label?: string;
}

/** Opens a completed visit again, with a reason. */
export function ReopenButton({ onReopened, label, size = 'sm', variant = 'default' }: ReopenButtonProps) {
  const t = useTexts('visits');
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('update visits')) return null;
  return (
    <>
      <Button
        variant={variant}
        size={size}
        leftSection={<IconLockOpen size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {label ?? t('reopen.action')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('reopen.title')}>
        <ReopenForm
          onClose={() => setOpen(false)}
          onReopened={(reopened) => {
            setOpen(false);
            onReopened(reopened);
          }}
        />
      </Dialog>
    </>
  );
}

function ReopenForm({ onReopened, onClose }: Pick<ReopenButtonProps, 'onReopened'> & { onClose: () => void }) {
  const t = useTexts('visits');
  const { id, store } = useVisitEditor().document;
  const form = useServerForm({
    route: visitRoutes.reopen,
    initialValues: { reason: '' },
    toRequest: (values) => ({ id, version: store.getState().version, ...values }),
    invalidates: visitInvalidations,
    onSuccess: ({ visit }) => onReopened(visit),
  });
  return (
    <FormSheet form={form} save={t('reopen.action')} onCancel={onClose}>
      <Textarea
        label={t('reopen.reason')}
        description={t('reopen.help')}
        maxLength={500}
        autosize
        required
        data-autofocus
        {...form.field('reason')}
      />
    </FormSheet>
  );
}
