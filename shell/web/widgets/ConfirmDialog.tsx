import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { type OpenQuestion, openQuestion } from './confirm.ts';

export function ConfirmDialog() {
  const t = useTexts('shell');
  const asked = openQuestion.use();
  const [shown, setShown] = useState<OpenQuestion | null>(asked);
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

function Question({ question }: { question: OpenQuestion }) {
  const t = useTexts('shell');
  const [typed, setTyped] = useState('');
  const { text, word, yes, no, destructive = false, answer } = question;
  const isSure = !word || typed.trim().toLowerCase() === word.toLowerCase();

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isSure) answer(true);
      }}
    >
      <Stack gap="lg">
        <Text size="sm">{text}</Text>
        {word && (
          <TextInput
            label={t('confirm.typeWord', { word })}
            value={typed}
            autoComplete="off"
            data-autofocus
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => answer(false)}>
            {no ?? t('form.cancel')}
          </Button>
          <Button
            type="submit"
            disabled={!isSure}
            {...(destructive && { color: 'red.9' })}
            {...(!word && { 'data-autofocus': true })}
          >
            {yes ?? t('confirm.proceed')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
