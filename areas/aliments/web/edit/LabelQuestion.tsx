import { Button, Group, Text } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import classes from './form.module.css';
import { type AlimentServerForm, doubtfulAllergens } from './form-values.ts';

interface LabelQuestionProps {
  form: AlimentServerForm;
  /** The question, which a save focuses. */
  question: RefObject<HTMLDivElement | null>;
}

/** Asks whether a label really does not declare an allergen that the name suggests. Nothing is changed without an answer. */
export function LabelQuestion({ form, question }: LabelQuestionProps) {
  const t = useTexts('aliments');
  const { values, setFieldValue } = form.form;
  const doubtful = doubtfulAllergens(values);
  if (doubtful.length === 0) return null;
  const names = { names: doubtful.map((allergen) => t(`allergens.${allergen}`)).join(', ') };
  const contained = Object.fromEntries(doubtful.map((allergen) => [allergen, 'contains' as const]));
  return (
    <div ref={question} tabIndex={-1} className={classes['question']}>
      <Banner tone="warning" role="alert" icon={IconHelp}>
        <Text size="sm" fw={600}>
          {t('labelQuestion.title', names)}
        </Text>
        <Text size="sm">{t('labelQuestion.text')}</Text>
      </Banner>
      <Group gap="sm" mt="sm" mb="md">
        <Button
          size="compact-md"
          variant="default"
          onClick={() => setFieldValue('allergens', { ...values.allergens, ...contained })}
        >
          {t('labelQuestion.add', names)}
        </Button>
        <Button
          size="compact-md"
          variant="default"
          onClick={() => setFieldValue('confirmedAbsent', [...values.confirmedAbsent, ...doubtful])}
        >
          {t('labelQuestion.confirm')}
        </Button>
      </Group>
    </div>
  );
}
