import { ActionIcon, Button, Textarea } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { limits } from '../../contract.ts';
import type { RecipeValues } from './form-values.ts';
import classes from './Steps.module.css';

type RecipeSteps = RecipeValues['steps'];

/** The steps of the preparation, in both languages. */
export function Steps({ steps, onChange }: { steps: RecipeSteps; onChange: (steps: RecipeSteps) => void }) {
  const t = useTexts('recipes');
  const list = useRef<HTMLOListElement>(null);
  const hasEnglish = steps.some((step) => step.text_en !== '');

  /** The field of the new step gets the focus, so that it can be typed at once. */
  function add(): void {
    flushSync(() => onChange([...steps, { text: '', text_en: '' }]));
    list.current?.lastElementChild?.querySelector('textarea')?.focus();
  }

  return (
    <Section title={t('steps.title')}>
      {steps.length === 0 && <p className={classes['empty']}>{t('steps.empty')}</p>}
      <ol ref={list} className={classes['steps']}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no identity besides its position
          <li key={index} className={classes['step']}>
            <div className={classes['texts']}>
              <Textarea
                label={t('steps.step', { number: index + 1 })}
                maxLength={1000}
                autosize
                minRows={1}
                value={step.text}
                onChange={({ currentTarget }) => onChange(steps.with(index, { ...step, text: currentTarget.value }))}
              />
              <details open={hasEnglish}>
                <summary>{t('steps.stepEn', { number: index + 1 })}</summary>
                <Textarea
                  aria-label={t('steps.stepEn', { number: index + 1 })}
                  maxLength={1000}
                  autosize
                  minRows={1}
                  value={step.text_en}
                  onChange={({ currentTarget }) =>
                    onChange(steps.with(index, { ...step, text_en: currentTarget.value }))
                  }
                />
              </details>
            </div>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('steps.remove', { number: index + 1 })}
              onClick={() => onChange(steps.toSpliced(index, 1))}
            >
              <IconX size={16} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ol>
      {steps.length < limits.steps && (
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={add}>
          {t('steps.add')}
        </Button>
      )}
    </Section>
  );
}
