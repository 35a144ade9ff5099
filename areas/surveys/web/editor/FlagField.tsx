import { Button, Group, Input, MultiSelect, Select } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { MeasuredNumberInput } from '#shell/web/forms/MeasuredNumberInput.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { unitOfUser } from '#shell/web/texts/units.ts';
import { type ConditionTest, type FlagRule, type Question, surveyMetrics } from '../../contract/questions.ts';
import { flagTestsOf, isFlagBroken, newFlagRule } from '../../rules/conditions.ts';
import { useEditor } from './context.ts';
import { setQuestion } from './edits.ts';

/** Which answers come first in the review. Hidden for kinds that have none. */
export function FlagField({ question }: { question: Question }) {
  const t = useTexts('surveys');
  const { store } = useEditor();
  const { id, kind, flagIf } = question;
  const set = (rule: FlagRule | null) => setQuestion(store, id, { flagIf: rule });
  const tests = flagTestsOf(kind);
  if (tests.length === 0) return null;

  return (
    <Input.Wrapper label={t('fields.flagIf')} labelElement="div" description={t('editor.flagHelp')}>
      {!flagIf && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconFlag size={16} aria-hidden="true" />}
          onClick={() => set(newFlagRule(question))}
        >
          {t('editor.addFlag')}
        </Button>
      )}
      {flagIf && (
        <Group gap="sm" align="flex-start" mt="xs">
          <Select
            aria-label={t('editor.flagTest')}
            data={tests.map((test) => ({ value: test, label: t(`tests.${test}`) }))}
            value={flagIf.test}
            allowDeselect={false}
            onChange={(test) => set({ ...flagIf, test: test as ConditionTest })}
          />
          <FlagValue question={question} rule={flagIf} onChange={set} />
          <Button variant="subtle" color="gray" onClick={() => set(null)}>
            {t('editor.removeFlag')}
          </Button>
        </Group>
      )}
    </Input.Wrapper>
  );
}

interface FlagValueProps {
  question: Question;
  rule: FlagRule;
  onChange: (rule: FlagRule) => void;
}

function FlagValue({ question, rule, onChange }: FlagValueProps) {
  const t = useTexts('surveys');
  const { kind, options, metric } = question;
  const measured = kind === 'metric' && metric ? surveyMetrics[metric] : '';
  if (kind === 'boolean') return null;
  if (kind === 'number' || kind === 'metric')
    return (
      <MeasuredNumberInput
        unit={measured}
        decimals={2}
        allowNegative
        aria-label={t('editor.conditionValue')}
        value={rule.value}
        error={isFlagBroken(question)}
        {...(measured && { rightSection: <span>{unitOfUser(measured)}</span> })}
        onNumber={(value) => onChange({ ...rule, value })}
      />
    );
  return (
    <MultiSelect
      aria-label={t('editor.conditionOptions')}
      data={options.map(({ id, text }) => ({ value: id, label: text || t('editor.noText') }))}
      value={rule.optionIds.filter((id) => options.some((option) => option.id === id))}
      error={isFlagBroken(question)}
      onChange={(optionIds) => onChange({ ...rule, optionIds })}
    />
  );
}
