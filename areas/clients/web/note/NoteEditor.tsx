import { Textarea } from '@mantine/core';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { Client } from '../../contract.ts';
import { useNoteAutosave } from './autosave.ts';
import { SaveStatusLabel } from './SaveStatusLabel.tsx';

const longest = 20_000;

/** There is no button: the note saves itself and says so. */
export function NoteEditor({ client: { id, name, note } }: { client: Client }) {
  const t = useTexts('clients');
  const may = useMay();
  const { text, state, change, retry } = useNoteAutosave({ id, saved: note });

  return (
    <Section
      title={t('tabs.note')}
      subtitle={t('note.help')}
      actions={<SaveStatusLabel state={state} onRetry={retry} />}
    >
      <Textarea
        aria-label={t('note.label', { name })}
        placeholder={t('note.placeholder')}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        readOnly={!may('update clients')}
        maxLength={longest}
        autosize
        minRows={12}
        size="md"
      />
    </Section>
  );
}
