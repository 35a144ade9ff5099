import { Textarea, TextInput } from '@mantine/core';
import { todayIn } from '#shell/common/dates.ts';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type AdviceDraft, adviceLimits } from '../../contract.ts';

export type AdviceValues = Omit<AdviceDraft, 'id'>;

/** The fields that are typed for new advice and for a correction. */
export function AdviceFields({ form }: { form: ServerForm<AdviceValues> }) {
  const t = useTexts('advices');
  const { timeZone } = useMe();

  return (
    <>
      <TextInput
        label={t('fields.title')}
        placeholder={t('form.titleExample')}
        maxLength={adviceLimits.title}
        autoComplete="off"
        required
        data-autofocus
        {...form.field('title')}
      />
      <TextInput
        label={t('fields.advisedOn')}
        type="date"
        max={todayIn(timeZone)}
        maw={220}
        required
        {...form.field('advisedOn')}
      />
      <Textarea
        label={t('fields.text')}
        description={t('form.textHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={t('form.example')}
        maxLength={adviceLimits.text}
        autosize
        minRows={6}
        maxRows={20}
        {...form.field('text')}
      />
    </>
  );
}
