import { Textarea, TextInput } from '@mantine/core';
import { addDays } from '#shell/common/dates.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { visitLimits } from '../../contract.ts';
import { useSetFields, useVisit } from './open-visit.ts';
import classes from './VisitEditor.module.css';

type TextName = 'reason' | 'plan' | 'advice' | 'privateNotes';

/** Who reads the text, said below its label. */
const readers = { plan: 'inPdf', advice: 'inPdf', privateNotes: 'private' } as const;

export function ReasonSection() {
  const t = useTexts('visits');
  return (
    <Section title={t('fields.reason')}>
      <LongText name="reason" isLabelled={false} />
    </Section>
  );
}

/** What was agreed, and what only the professionals read. */
export function NotesSection() {
  const t = useTexts('visits');
  const nextVisitOn = useVisit((content) => content.nextVisitOn);
  const takenOn = useVisit((content) => content.takenOn);
  const setFields = useSetFields();
  return (
    <Section title={t('sections.notes')}>
      <div className={classes['texts']}>
        <LongText name="plan" isLabelled />
        <LongText name="advice" isLabelled />
        <TextInput
          type="date"
          label={t('fields.nextVisitOn')}
          maw={220}
          min={addDays(takenOn, 1)}
          data-field="nextVisitOn"
          error={nextVisitOn !== null && nextVisitOn <= takenOn && t('problems.next_not_later')}
          value={nextVisitOn ?? ''}
          onChange={({ currentTarget: { value } }) => setFields({ nextVisitOn: value || null })}
        />
        <LongText name="privateNotes" isLabelled />
      </div>
    </Section>
  );
}

function LongText({ name, isLabelled }: { name: TextName; isLabelled: boolean }) {
  const t = useTexts('visits');
  const value = useVisit((content) => content[name]);
  const setFields = useSetFields();
  const label = t(`fields.${name}`);
  return (
    <Textarea
      {...(isLabelled ? { label } : { 'aria-label': label })}
      description={name === 'reason' ? undefined : t(`notes.${readers[name]}`)}
      value={value}
      maxLength={visitLimits.text}
      autosize
      minRows={2}
      maxRows={16}
      onChange={({ currentTarget }) => setFields({ [name]: currentTarget.value })}
    />
  );
}
