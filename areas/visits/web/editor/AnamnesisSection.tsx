import { Textarea } from '@mantine/core';
import { edit } from '#shell/web/documents/document-store.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { visitLimits } from '../../contract.ts';
import { type AnamnesisField, type AnamnesisSection as Name, anamnesisSections } from '../../rules/anamnesis-fields.ts';
import { useVisit, useVisitEditor } from './open-visit.ts';
import classes from './VisitEditor.module.css';

/** The medical history by section, each folded until it is opened, with the number of its answers. */
export function AnamnesisSection() {
  const t = useTexts('visits');
  return (
    <Section title={t('fields.answers')} subtitle={t('anamnesis.help')}>
      <div className={classes['anamnesis']}>
        {(Object.keys(anamnesisSections) as Name[]).map((name) => (
          <Part key={name} name={name} />
        ))}
      </div>
    </Section>
  );
}

function Part({ name }: { name: Name }) {
  const t = useTexts('visits');
  const fields: readonly AnamnesisField[] = anamnesisSections[name];
  const count = useVisit(({ answers }) => answers.filter(({ id }) => fields.some((field) => field === id)).length);
  return (
    <details>
      <summary>
        {t(`anamnesis.sections.${name}`)}
        {count > 0 && <small>{t('anamnesis.count', { count, total: fields.length })}</small>}
      </summary>
      <div className={classes['texts']}>
        {fields.map((field) => (
          <AnswerField key={field} field={field} />
        ))}
      </div>
    </details>
  );
}

function AnswerField({ field }: { field: AnamnesisField }) {
  const t = useTexts('visits');
  const { store } = useVisitEditor().document;
  const text = useVisit(({ answers }) => answers.find(({ id }) => id === field)?.text ?? '');

  /** An emptied answer is removed. */
  function save(typed: string): void {
    edit(
      store,
      (content) => {
        const present = content.answers.find(({ id }) => id === field);
        if (typed === '') content.answers = content.answers.filter((answer) => answer !== present);
        else if (present) present.text = typed;
        else content.answers.push({ id: field, text: typed });
      },
      field,
    );
  }

  return (
    <Textarea
      label={t(`anamnesis.fields.${field}`)}
      value={text}
      maxLength={visitLimits.text}
      autosize
      minRows={1}
      maxRows={12}
      onChange={({ currentTarget }) => save(currentTarget.value)}
    />
  );
}
