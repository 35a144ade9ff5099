import { Button, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { limits } from '../../contract/set.ts';
import { changeTitle } from '../runner/local-store/title.ts';
import { useRunner } from '../runner/runner-context.ts';
import sheet from '../runner/screens/Sheet.module.css';
import { Sheet } from '../runner/screens/Sheet.tsx';

/** Button with which the client gives the free workout another title, while it runs and when it is corrected. */
export function ChangeTitle() {
  const t = useTexts('completed-workouts');
  const { store, prescription } = useRunner();
  const [isOpen, setOpen] = useState(false);
  if (store.isInPerson) return null;

  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconPencil size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('free.changeTitle')}
      </Button>
      {isOpen && (
        <TitleSheet
          title={prescription.title}
          onSave={(title) => changeTitle(store, title)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface TitleSheetProps {
  title: string;
  onSave: (title: string) => void;
  onClose: () => void;
}

/** An empty title is not saved: the workout keeps the one that it has. */
function TitleSheet({ title, onSave, onClose }: TitleSheetProps) {
  const t = useTexts('completed-workouts');
  const [typed, setTyped] = useState(title);
  const next = typed.trim();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (next !== '' && next !== title) onSave(next);
    onClose();
  }

  return (
    <Sheet title={t('free.changeTitle')} onClose={onClose}>
      <form className={sheet['body']} onSubmit={submit}>
        <TextInput
          label={t('free.name')}
          size="md"
          maxLength={limits.title}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" fullWidth disabled={next === ''}>
          {t('free.saveTitle')}
        </Button>
      </form>
    </Sheet>
  );
}
