import { Button, Textarea, TextInput } from '@mantine/core';
import { IconCheck, IconPaperclip } from '@tabler/icons-react';
import { todayIn } from '#shell/common/dates.ts';
import { MeasuredNumberInput } from '#shell/web/forms/MeasuredNumberInput.tsx';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { unitOfUser } from '#shell/web/texts/units.ts';
import { type AnswerValue, answerLimits } from '../../contract/answers.ts';
import { limits, type Question, surveyMetrics } from '../../contract/questions.ts';
import { scaleOf } from '../../rules/measured.ts';
import { asksForDeadline } from '../../rules/ready-made/deadline.ts';
import { useChoiceKeys } from './use-choice-keys.ts';
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
      return (
        <BooleanField
          label={text}
          value={value?.kind === kind ? value.value : undefined}
          mayClear={!question.required}
          onChange={onChange}
          isPreview={isPreview}
        />
      );
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
      return <ChoiceField key={question.id} {...{ kind, question, value, onChange, isPreview }} />;
    case 'number':
    case 'metric':
      return <NumberField key={question.id} {...{ kind, question, value, onChange, isPreview }} />;
    case 'date':
      return <DateField question={question} value={value?.kind === kind ? value.value : ''} onChange={onChange} />;
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
  mayClear: boolean;
  onChange: AnswerFieldProps['onChange'];
  isPreview: boolean;
}

/** Two large buttons. A tap on the chosen one takes the answer back, unless it is required. */
function BooleanField({ label, value, mayClear, onChange, isPreview }: BooleanFieldProps) {
  const t = useTexts('surveys');
  const options = [true, false];
  const choose = (option: boolean) =>
    onChange(mayClear && value === option ? null : { kind: 'boolean', value: option });
  useChoiceKeys(options.length, (index) => choose(options[index] ?? true), isPreview);
  return (
    <fieldset className={classes['choices']} data-columns="true" aria-label={label}>
      {options.map((option, index) => (
        <ChoiceCard
          key={String(option)}
          number={index + 1}
          isChosen={value === option}
          label={t(option ? 'fill.yes' : 'fill.no')}
          onClick={() => choose(option)}
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
function ChoiceField({
  kind,
  question: { text, options, hasOther, required },
  value,
  onChange,
  isPreview,
}: ChoiceFieldProps) {
  const t = useTexts('surveys');
  const chosen = value?.kind === kind ? value : nothingChosen;

  function set(next: { optionIds: string[]; other: string }): void {
    onChange(next.optionIds.length === 0 && next.other === '' ? null : { kind, ...next });
  }

  function toggle(id: string): void {
    const isChosen = chosen.optionIds.includes(id);
    if (kind === 'multiple') set({ optionIds: isChosen && !required ? [] : [id], other: '' });
    else
      set({
        ...chosen,
        optionIds: isChosen ? chosen.optionIds.filter((one) => one !== id) : [...chosen.optionIds, id],
      });
  }

  useChoiceKeys(options.length, (index) => options[index] && toggle(options[index].id), isPreview ?? false);
  return (
    <fieldset className={classes['choices']} aria-label={text}>
      {options.map((option, index) => (
        <ChoiceCard
          key={option.id}
          number={index < 10 ? (index + 1) % 10 : null}
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
  /** The key that chooses it; null without one. */
  number: number | null;
  isChosen: boolean;
  label: string;
  onClick: () => void;
}

function ChoiceCard({ number, isChosen, label, onClick }: ChoiceCardProps) {
  return (
    <button
      type="button"
      className={classes['choice']}
      aria-pressed={isChosen}
      onClick={({ detail }) => isSingleClick(detail) && onClick()}
    >
      {number !== null && (
        <span className={classes['key']} aria-hidden="true">
          {number}
        </span>
      )}
      <span>{label}</span>
      {isChosen && <IconCheck size={18} aria-hidden="true" />}
    </button>
  );
}

/** The second click of a double click would take back what the first has chosen. A click of the keyboard has a count of 0. */
function isSingleClick(clickCount: number): boolean {
  return clickCount < 2;
}

interface NumberFieldProps extends AnswerFieldProps {
  kind: 'number' | 'metric';
}

/** A short scale of whole numbers has a button for each; other numbers are typed. */
function NumberField({ kind, question, value, onChange, isPreview }: NumberFieldProps) {
  const { text, min, metric, required } = question;
  const chosen = value?.kind === kind ? value.value : undefined;
  const measured = kind === 'metric' && metric ? surveyMetrics[metric] : null;
  const unit = measured ? unitOfUser(measured) : question.unit;
  const ends = scaleOf(question);
  const scale = ends ? Array.from({ length: ends.max - ends.min + 1 }, (_, index) => ends.min + index) : [];
  const choose = (number: number) => onChange(chosen === number && !required ? null : { kind, value: number });
  // The key with the number, 0 for 10 where the scale has no 0.
  useChoiceKeys(
    10,
    (index) => {
      const typed = scale.find((number) => number === (index + 1) % 10) ?? (index === 9 ? 10 : undefined);
      if (typed !== undefined && scale.includes(typed)) choose(typed);
    },
    (isPreview ?? false) || scale.length === 0,
  );
  if (scale.length > 0)
    return (
      <fieldset className={classes['scale']} aria-label={text}>
        {scale.map((number) => (
          <button
            key={number}
            type="button"
            className={classes['choice']}
            aria-pressed={chosen === number}
            onClick={({ detail }) => isSingleClick(detail) && choose(number)}
          >
            {number}
          </button>
        ))}
      </fieldset>
    );
  return (
    <MeasuredNumberInput
      unit={measured ?? ''}
      decimals={measured ? 2 : 4}
      aria-label={text}
      size="lg"
      inputMode="decimal"
      allowNegative={(min ?? 0) < 0}
      hideControls
      {...(unit && { rightSection: <span>{unit}</span>, rightSectionWidth: 24 + unit.length * 9 })}
      value={chosen}
      onNumber={(typed) => onChange(typed === null ? null : { kind, value: typed })}
    />
  );
}

interface DateFieldProps {
  question: Question;
  value: string;
  onChange: AnswerFieldProps['onChange'];
}

function DateField({ question, value, onChange }: DateFieldProps) {
  const t = useTexts('surveys');
  const { timeZone } = useMe();
  const set = (day: string) => onChange(day ? { kind: 'date', value: day } : null);
  const isPassed = value !== '' && value < todayIn(timeZone) && asksForDeadline(question);
  return (
    <div className={classes['choices']}>
      <TextInput
        type="date"
        aria-label={question.text}
        description={isPassed && t('fill.dayPassed')}
        inputWrapperOrder={['input', 'description']}
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
