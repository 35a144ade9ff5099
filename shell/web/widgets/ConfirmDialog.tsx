import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { type PendingConfirm, pendingConfirm } from './confirm.ts';

export function ConfirmDialog() {
  const pending = pendingConfirm.use();
  // The content stays mounted during the closing transition.
  const [shown, setShown] = useState<PendingConfirm | null>(pending);
  if (pending && pending !== shown) setShown(pending);

  // A dialog that is mounted open would not know which element had the focus before.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);

  return (
    <Modal
      opened={isMounted && pending !== null}
      onClose={() => pending?.resolve(false)}
      title={<Text fw={700}>{shown?.title}</Text>}
      withCloseButton={false}
      zIndex={300}
    >
      {shown && <ConfirmForm key={shown.title + shown.text} pending={shown} />}
    </Modal>
  );
}

function ConfirmForm({ pending }: { pending: PendingConfirm }) {
  const t = useTexts('shell');
  const [typed, setTyped] = useState('');
  const { text, typedConfirmation, confirmLabel, cancelLabel, destructive = false, resolve } = pending;
  const isConfirmed = !typedConfirmation || typed.trim().toLowerCase() === typedConfirmation.toLowerCase();

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isConfirmed) resolve(true);
      }}
    >
      <Stack gap="lg">
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {text}
        </Text>
        {typedConfirmation && (
          <TextInput
            label={t('confirm.typeWord', { word: typedConfirmation })}
            value={typed}
            autoComplete="off"
            data-autofocus
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => resolve(false)}>
            {cancelLabel ?? t('confirm.close')}
          </Button>
          <Button
            type="submit"
            disabled={!isConfirmed}
            {...(destructive && { color: 'red.9' })}
            {...(!typedConfirmation && { 'data-autofocus': true })}
          >
            {confirmLabel ?? t('confirm.proceed')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
