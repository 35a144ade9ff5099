import { Button, Group, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { newId } from '#shell/common/ids.ts';
import { TypedNumberInput } from '#shell/web/forms/TypedNumberInput.tsx';
import { entryUnitsOf } from '#areas/metrics/rules/units.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import {
  limits,
  type Question,
  type SurveyMetric,
  surveyMetricNames,
  surveyMetrics,
} from '../../contract/questions.ts';
import { withKind } from '../../rules/edit-questions.ts';
import { hasOptions, type IssueName } from '../../rules/issues.ts';
import { ConditionsField } from './ConditionsField.tsx';
import { FlagField } from './FlagField.tsx';
import { HealthField } from './HealthField.tsx';
import { useEditor } from './context.ts';
import { setQuestion } from './edits.ts';
import { KindMenu } from './KindMenu.tsx';
import { OptionsField } from './OptionsField.tsx';
import classes from './SurveyEditor.module.css';

interface QuestionFieldsProps {
  question: Question;
  index: number;
  onAddNext: () => void;
  /** The field that these issues are about was left. */
  onLeave: (about: readonly IssueName[]) => void;
}

/** The fields of the open question. Enter in the question adds the next one, `/` in an empty one opens the kinds. */
export function QuestionFields({ question, index, onAddNext, onLeave }: QuestionFieldsProps) {
  const t = useTexts('surveys');
  const { store } = useEditor();
  const { id, kind, text, help, required } = question;
  const field = useRef<HTMLTextAreaElement>(null);
  const set = (fields: Partial<Question>) => setQuestion(store, id, fields);

  // Focuses the field of a question that was just opened.
  useEffect(() => field.current?.focus({ preventScroll: false }), []);

  const [isChoosing, setChoosing] = useState(false);

  function press(event: KeyboardEvent): void {
    if (event.key === '/' && text === '') {
      event.preventDefault();
      setChoosing(true);
      return;
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onAddNext();
  }

  return (
    <div className={classes['fields']}>
      <Textarea
        ref={field}
        label={t('fields.text')}
        placeholder={t('editor.textExample')}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={limits.question}
        value={text}
        onKeyDown={press}
        onBlur={() => onLeave(['no_text'])}
        onChange={(event) => set({ text: event.currentTarget.value })}
      />
      <Group gap="md" align="center">
        <KindMenu
          opened={isChoosing}
          onOpened={setChoosing}
          onChoose={(next) => {
            set(withKind(question, next, newId));
            field.current?.focus();
          }}
        >
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden="true" />}>
            {t('editor.kind', { kind: t(`kinds.${kind}.name`) })}
          </Button>
        </KindMenu>
        <Switch
          label={t('fields.required')}
          checked={required}
          onChange={(event) => set({ required: event.currentTarget.checked })}
        />
      </Group>
      {hasOptions(question) && (
        <OptionsField question={question} onLeave={() => onLeave(['few_options', 'empty_option'])} />
      )}
      {kind === 'number' && <NumberFields question={question} set={set} />}
      {kind === 'metric' && <MetricField question={question} set={set} />}
      <TextInput
        label={t('fields.help')}
        description={t('editor.helpHelp')}
        maxLength={limits.help}
        value={help}
        onChange={(event) => set({ help: event.currentTarget.value })}
      />
      <HealthField question={question} />
      <FlagField question={question} />
      <ConditionsField question={question} index={index} />
    </div>
  );
}

interface KindFieldsProps {
  question: Question;
  set: (fields: Partial<Question>) => void;
}

function MetricField({ question: { metric }, set }: KindFieldsProps) {
  const t = useTexts('surveys');
  return (
    <Select
      label={t('fields.metric')}
      description={t('editor.metricHelp', { unit: metric ? entryUnitsOf(surveyMetrics[metric]).join(' / ') : '' })}
      data={surveyMetricNames.map((value) => ({ value, label: t(`metrics.${value}`) }))}
      value={metric}
      allowDeselect={false}
      onChange={(value) => set({ metric: value as SurveyMetric })}
    />
  );
}

function NumberFields({ question, set }: KindFieldsProps) {
  const t = useTexts('surveys');
  const { min, max, unit } = question;
  return (
    <Group grow align="flex-start">
      <TypedNumberInput allowNegative label={t('fields.min')} value={min} onNumber={(value) => set({ min: value })} />
      <TypedNumberInput allowNegative label={t('fields.max')} value={max} onNumber={(value) => set({ max: value })} />
      <TextInput
        label={t('fields.unit')}
        placeholder={t('editor.unitExample')}
        maxLength={limits.unit}
        value={unit}
        onChange={(event) => set({ unit: event.currentTarget.value })}
      />
    </Group>
  );
}
