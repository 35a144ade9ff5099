import { Button, Textarea, TextInput } from '@mantine/core';
import { IconCheck, IconPaperclip } from '@tabler/icons-react';
import { todayIn } from '#shell/common/dates.ts';
import { DecimalInput } from '#shell/web/forms/DecimalInput.tsx';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type AnswerValue, answerLimits } from '../../contract/answers.ts';
import { limits, type Question, surveyMetrics } from '../../contract/questions.ts';
import classes from './Answers.module.css';

export interface AnswerFieldProps {
  question: Question;
  value: AnswerValue | undefined;
  /** Null takes the answer back. */
  onChange: (value: AnswerValue | null) => void;
  /** Files cannot be chosen in the preview of the editor. */
  isPreview?: boolean;
}

/** The field of a question; files have a field of their own where they can be chosen. */
export function AnswerField({ question, value, onChange, isPreview = false }: AnswerFieldProps) {
  const t = useTexts('surveys');
  const { kind, text } = question;
  switch (kind) {
    case 'boolean':
      return <BooleanField label={text} value={value?.kind === kind ? value.value : undefined} onChange={onChange} />;
    case 'text':
      return (
        <Textarea
          aria-label={text}
          autosize
          minRows={4}
          maxRows={14}
          maxLength={answerLimits.text}
          value={value?.kind === kind ? value.value : ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value ? { kind, value: currentTarget.value } : null)}
        />
      );
    case 'multiple':
    case 'checkboxes':
      return <ChoiceField key={question.id} kind={kind} question={question} value={value} onChange={onChange} />;
    case 'number':
    case 'metric':
      return <NumberField key={question.id} kind={kind} question={question} value={value} onChange={onChange} />;
    case 'date':
      return <DateField label={text} value={value?.kind === kind ? value.value : ''} onChange={onChange} />;
    default:
      return (
        <Button
          variant="default"
          fullWidth
          disabled={isPreview}
          leftSection={<IconPaperclip size={18} aria-hidden="true" />}
        >
          {t(kind === 'progress' ? 'fill.addPhoto' : 'fill.addFile')}
        </Button>
      );
  }
}

interface BooleanFieldProps {
  label: string;
  value: boolean | undefined;
  onChange: AnswerFieldProps['onChange'];
}

/** Two large buttons; a tap on the chosen one takes the answer back. */
function BooleanField({ label, value, onChange }: BooleanFieldProps) {
  const t = useTexts('surveys');
  return (
    <fieldset className={classes['choices']} data-columns="true" aria-label={label}>
      {[true, false].map((option) => (
        <ChoiceCard
          key={String(option)}
          isChosen={value === option}
          label={t(option ? 'fill.yes' : 'fill.no')}
          onClick={() => onChange(value === option ? null : { kind: 'boolean', value: option })}
        />
      ))}
    </fieldset>
  );
}

const nothingChosen: { optionIds: string[]; other: string } = { optionIds: [], other: '' };

interface ChoiceFieldProps extends AnswerFieldProps {
  kind: 'multiple' | 'checkboxes';
}

/** One card for each option. With "other" a text is typed below them. */
function ChoiceField({ kind, question: { text, options, hasOther }, value, onChange }: ChoiceFieldProps) {
  const t = useTexts('surveys');
  const chosen = value?.kind === kind ? value : nothingChosen;

  function set(next: { optionIds: string[]; other: string }): void {
    onChange(next.optionIds.length === 0 && next.other === '' ? null : { kind, ...next });
  }

  function toggle(id: string): void {
    const isChosen = chosen.optionIds.includes(id);
    if (kind === 'multiple') set({ optionIds: isChosen ? [] : [id], other: '' });
    else
      set({
        ...chosen,
        optionIds: isChosen ? chosen.optionIds.filter((one) => one !== id) : [...chosen.optionIds, id],
      });
  }

  return (
    <fieldset className={classes['choices']} aria-label={text}>
      {options.map((option) => (
        <ChoiceCard
          key={option.id}
          isChosen={chosen.optionIds.includes(option.id)}
          label={option.text || t('editor.noText')}
          onClick={() => toggle(option.id)}
        />
      ))}
      {hasOther && (
        <TextInput
          aria-label={t('fill.other')}
          placeholder={t('fill.other')}
          size="md"
          maxLength={limits.option}
          value={chosen.other}
          onChange={({ currentTarget: { value: other } }) =>
            set({ optionIds: kind === 'multiple' && other ? [] : [...chosen.optionIds], other })
          }
        />
      )}
    </fieldset>
  );
}

interface ChoiceCardProps {
  isChosen: boolean;
  label: string;
  onClick: () => void;
}

function ChoiceCard({ isChosen, label, onClick }: ChoiceCardProps) {
  return (
    <button type="button" className={classes['choice']} aria-pressed={isChosen} onClick={onClick}>
      <span>{label}</span>
      {isChosen && <IconCheck size={18} aria-hidden="true" />}
    </button>
  );
}

/** Scales of at most this many whole numbers are buttons. */
const maxButtons = 11;

interface NumberFieldProps extends AnswerFieldProps {
  kind: 'number' | 'metric';
}

/** A short scale of whole numbers has a button for each; other numbers are typed. */
function NumberField({ kind, question, value, onChange }: NumberFieldProps) {
  const { text, min, max, metric } = question;
  const chosen = value?.kind === kind ? value.value : undefined;
  const unit = kind === 'metric' && metric ? surveyMetrics[metric] : question.unit;
  const isScale =
    kind === 'number' && unit === '' && min !== null && max !== null && Number.isInteger(min) && max - min < maxButtons;
  if (isScale && max > min)
    return (
      <fieldset className={classes['scale']} aria-label={text}>
        {Array.from({ length: max - min + 1 }, (_, index) => min + index).map((number) => (
          <button
            key={number}
            type="button"
            className={classes['choice']}
            aria-pressed={chosen === number}
            onClick={() => onChange(chosen === number ? null : { kind, value: number })}
          >
            {number}
          </button>
        ))}
      </fieldset>
    );
  return (
    <DecimalInput
      aria-label={text}
      size="lg"
      inputMode="decimal"
      allowNegative={(min ?? 0) < 0}
      hideControls
      suffix={unit ? ` ${unit}` : ''}
      value={chosen ?? ''}
      onChange={(typed) => onChange(typeof typed === 'number' ? { kind, value: typed } : null)}
    />
  );
}

interface DateFieldProps {
  label: string;
  value: string;
  onChange: AnswerFieldProps['onChange'];
}

function DateField({ label, value, onChange }: DateFieldProps) {
  const t = useTexts('surveys');
  const { timeZone } = useMe();
  const set = (day: string) => onChange(day ? { kind: 'date', value: day } : null);
  return (
    <div className={classes['choices']}>
      <TextInput
        type="date"
        aria-label={label}
        size="lg"
        value={value}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
      <Button variant="default" onClick={() => set(todayIn(timeZone))}>
        {t('fill.today')}
      </Button>
    </div>
  );
}
