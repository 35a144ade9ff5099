import { Button, Textarea } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { PendingFirstSurvey, useAnswerText } from '#areas/surveys/web/lazy-public.tsx';
import { edit } from '#shell/web/documents/document-store.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { visitLimits } from '../../contract.ts';
import type {
  AnamnesisField,
  AnamnesisProposal,
  AnamnesisSection as SectionOfTemplate,
} from '../../contract/anamnesis.ts';
import { shownSections } from '../../rules/anamnesis-template.ts';
import { useAnamnesisNames } from '../anamnesis/field-names.ts';
import { useVisit, useVisitEditor } from './open-visit.ts';
import classes from './VisitEditor.module.css';

/**
 * The medical history by section, each folded until it is opened, with the number of its answers and of those to copy from the first
 * survey.
 */
export function AnamnesisSection() {
  const t = useTexts('visits');
  const { base, isReadOnly } = useVisitEditor();
  const { template } = base;
  const answered = useVisit(({ answers }) => answers.map(({ id }) => id).join(' ')).split(' ');
  const known = new Set(template.sections.flatMap(({ fields }) => fields.map(({ id }) => id)));
  const removed = answered.filter((id) => id !== '' && !known.has(id));
  return (
    <Section
      title={t('fields.answers')}
      subtitle={t('anamnesis.help')}
      actions={
        <LinkButton to="/visits/anamnesis" variant="default" size="xs">
          {t('anamnesis.adapt')}
        </LinkButton>
      }
    >
      {!isReadOnly && <PendingFirstSurvey clientId={base.client.id} />}
      <div className={classes['anamnesis']}>
        {shownSections(template, new Set(answered)).map((section) => (
          <Part key={section.id} section={section} />
        ))}
        {removed.length > 0 && (
          <Part
            section={{
              id: 'removed',
              name: t('anamnesis.others'),
              fields: removed.map((id) => ({ id, name: t('anamnesis.removed'), isHidden: false, questionId: null })),
            }}
          />
        )}
      </div>
    </Section>
  );
}

function Part({ section }: { section: SectionOfTemplate }) {
  const t = useTexts('visits');
  const { sectionName } = useAnamnesisNames();
  const { base, isReadOnly } = useVisitEditor();
  const isOf = (id: string) => section.fields.some((field) => field.id === id);
  const count = useVisit(({ answers }) => answers.filter(({ id }) => isOf(id)).length);
  const proposed = useVisit(({ answers }) =>
    isReadOnly
      ? 0
      : base.proposals.filter(({ fieldId }) => isOf(fieldId) && !answers.some(({ id }) => id === fieldId)).length,
  );
  return (
    <details>
      <summary>
        {sectionName(section)}
        <small>
          {proposed > 0 && t('anamnesis.toCopy', { count: proposed })}
          {proposed > 0 && count > 0 && ' · '}
          {count > 0 && t('anamnesis.count', { count, total: section.fields.length })}
        </small>
      </summary>
      <div className={classes['texts']}>
        {section.fields.map((field) => (
          <AnswerField key={field.id} field={field} />
        ))}
      </div>
    </details>
  );
}

function AnswerField({ field }: { field: AnamnesisField }) {
  const { fieldName } = useAnamnesisNames();
  const { document, base, isReadOnly } = useVisitEditor();
  const { store } = document;
  const text = useVisit(({ answers }) => answers.find(({ id }) => id === field.id)?.text ?? '');
  const proposal = base.proposals.find(({ fieldId }) => fieldId === field.id);

  /** An emptied answer is removed. */
  function save(typed: string): void {
    edit(
      store,
      (content) => {
        const present = content.answers.find(({ id }) => id === field.id);
        if (typed === '') content.answers = content.answers.filter((answer) => answer !== present);
        else if (present) present.text = typed;
        else content.answers.push({ id: field.id, text: typed });
      },
      field.id,
    );
  }

  return (
    <div>
      <Textarea
        label={fieldName(field)}
        value={text}
        maxLength={visitLimits.text}
        autosize
        minRows={1}
        maxRows={12}
        onChange={({ currentTarget }) => save(currentTarget.value)}
      />
      {proposal && text === '' && !isReadOnly && <Proposal proposal={proposal} onConfirm={save} />}
    </div>
  );
}

/** An answer of the first survey. It is part of the visit once the professional copies it. */
function Proposal({
  proposal: { answer, sentAt },
  onConfirm,
}: {
  proposal: AnamnesisProposal;
  onConfirm: (text: string) => void;
}) {
  const t = useTexts('visits');
  const text = useAnswerText()(answer);
  return (
    <p className={classes['proposal']}>
      <span>{t('anamnesis.proposed', { date: formatDate(sentAt), text })}</span>
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<IconCheck size={16} aria-hidden="true" />}
        onClick={() => onConfirm(text.slice(0, visitLimits.text))}
      >
        {t('anamnesis.copy')}
      </Button>
    </p>
  );
}
