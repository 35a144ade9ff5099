import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { type PendingConfirm, pendingConfirm } from './confirm.ts';

export function ConfirmDialog() {
  const t = useTexts('shell');
  const asked = pendingConfirm.use();
  const [shown, setShown] = useState<PendingConfirm | null>(asked);
  if (asked && asked !== shown) setShown(asked);

  return (
    <Modal
      opened={asked !== null}
      onClose={() => asked?.answer(false)}
      title={<Text fw={700}>{shown?.title}</Text>}
      closeButtonProps={{ 'aria-label': t('confirm.close') }}
      zIndex={300}
    >
      {shown && <Question key={shown.title + shown.text} question={shown} />}
    </Modal>
  );
}

function Question({ question }: { question: PendingConfirm }) {
  const t = useTexts('shell');
  const [typed, setTyped] = useState('');
  const { text, typedConfirmation, confirmLabel, cancelLabel, destructive = false, answer } = question;
  const isSure = !typedConfirmation || typed.trim().toLowerCase() === typedConfirmation.toLowerCase();

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isSure) answer(true);
      }}
    >
      <Stack gap="lg">
        <Text size="sm">{text}</Text>
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
          <Button variant="default" onClick={() => answer(false)}>
            {cancelLabel ?? t('form.cancel')}
          </Button>
          <Button
            type="submit"
            disabled={!isSure}
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
