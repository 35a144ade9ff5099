import { ActionIcon, Button, Input, MultiSelect, Select } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { TypedNumberInput } from '#shell/web/forms/TypedNumberInput.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type Condition, type ConditionTest, limits, type Question } from '../../contract/questions.ts';
import { brokenCondition, conditionTargets, newCondition, testsOf } from '../../rules/conditions.ts';
import { useEditor, useSurvey } from './context.ts';
import { setQuestion } from './edits.ts';
import classes from './SurveyEditor.module.css';

/** When a question is shown: all conditions must hold. Hidden where no earlier question can decide. */
export function ConditionsField({ question, index }: { question: Question; index: number }) {
  const t = useTexts('surveys');
  const { store } = useEditor();
  const questions = useSurvey((content) => content.questions);
  const targets = conditionTargets(questions, index);
  const { id, showIf } = question;
  const set = (next: Condition[]) => setQuestion(store, id, { showIf: next });
  const [firstTarget] = targets.toReversed();
  if (!firstTarget && showIf.length === 0) return null;

  return (
    <Input.Wrapper label={t('fields.showIf')} labelElement="div" description={t('editor.showIfHelp')}>
      <div className={classes['conditions']}>
        {showIf.map((condition, at) => (
          <ConditionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no id, and their order does not change
            key={at}
            condition={condition}
            questions={questions}
            targets={targets}
            isBroken={brokenCondition(condition, questions, index) !== null}
            onChange={(changed) => set(showIf.with(at, changed))}
            onRemove={() => set(showIf.toSpliced(at, 1))}
          />
        ))}
        {firstTarget && showIf.length < limits.conditions && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => set([...showIf, newCondition(firstTarget)])}
          >
            {t('editor.addCondition')}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  );
}

interface ConditionRowProps {
  condition: Condition;
  questions: readonly Question[];
  targets: readonly Question[];
  isBroken: boolean;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

function ConditionRow({ condition, questions, targets, isBroken, onChange, onRemove }: ConditionRowProps) {
  const t = useTexts('surveys');
  const target = targets.find(({ id }) => id === condition.questionId);
  const numberOf = ({ id }: Question) => questions.findIndex((question) => question.id === id) + 1;

  return (
    <div className={classes['condition']}>
      <Select
        aria-label={t('editor.conditionQuestion')}
        data={targets.map((one) => ({ value: one.id, label: `${numberOf(one)}. ${one.text || t('editor.noText')}` }))}
        value={target?.id ?? null}
        placeholder={t('editor.conditionGone')}
        error={isBroken}
        allowDeselect={false}
        onChange={(value) => {
          const next = targets.find(({ id }) => id === value);
          if (next) onChange(newCondition(next));
        }}
      />
      <Select
        aria-label={t('editor.conditionTest')}
        data={testsOf(target?.kind ?? 'text').map((test) => ({ value: test, label: t(`tests.${test}`) }))}
        value={condition.test}
        allowDeselect={false}
        onChange={(value) => onChange({ ...condition, test: value as ConditionTest })}
      />
      {target && target.kind !== 'boolean' && target.kind !== 'number' && (
        <MultiSelect
          aria-label={t('editor.conditionOptions')}
          data={target.options.map(({ id, text }) => ({ value: id, label: text || t('editor.noText') }))}
          value={condition.optionIds.filter((id) => target.options.some((option) => option.id === id))}
          error={isBroken}
          onChange={(optionIds) => onChange({ ...condition, optionIds })}
        />
      )}
      {target?.kind === 'number' && (
        <TypedNumberInput
          allowNegative
          aria-label={t('editor.conditionValue')}
          value={condition.value}
          error={isBroken}
          onNumber={(value) => onChange({ ...condition, value })}
        />
      )}
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('editor.removeCondition')} onClick={onRemove}>
        <IconX size={16} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
