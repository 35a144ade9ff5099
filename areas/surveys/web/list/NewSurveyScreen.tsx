import { Card, Radio, SimpleGrid, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { language as languageSchema, type Language } from '#shell/common/fields.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { SegmentedField } from '#shell/web/forms/SegmentedField.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { type ReadyMadeName, readyMadeNames, surveyRoutes } from '../../contract.ts';
import { limits, type SurveyType, surveyTypes } from '../../contract/questions.ts';
import { readyMade } from '../../rules/ready-made/ready-made.ts';
import { surveyInvalidations } from '../invalidations.ts';
import classes from './NewSurvey.module.css';

const none = 'none';
const languages = languageSchema.options;

interface NewSurvey extends Record<string, unknown> {
  name: string;
  type: SurveyType;
  readyMade: ReadyMadeName | typeof none;
  language: Language;
}

/** Name, type and ready-made questions of a new survey; its content is written in the editor. */
export function NewSurveyScreen() {
  const t = useTexts('surveys');
  const { language: shown } = useLanguage();
  const navigate = useNavigate();
  const initialValues: NewSurvey = { name: '', type: 'CHECK_IN', readyMade: none, language: shown };
  const form = useServerForm({
    initialValues,
    route: surveyRoutes.create,
    mode: 'controlled',
    draft: 'surveys.create',
    toRequest: ({ readyMade: chosen, ...values }) => ({ ...values, readyMade: chosen === none ? null : chosen }),
    invalidates: surveyInvalidations,
    onSuccess: ({ survey }) => void navigate({ to: '/surveys/$id/edit', params: { id: survey.id }, replace: true }),
  });
  const { type, readyMade: chosen, name, language } = form.form.values;
  const nameOf = (one: ReadyMadeName, inLanguage: Language) => readyMade[one].name[inLanguage === 'it' ? 0 : 1];

  const isTyped = name !== '' && (chosen === none || name !== nameOf(chosen, language));

  /** A ready-made survey proposes its name and type; a name that was typed stays. */
  function choose(value: string): void {
    const next = readyMadeNames.find((one) => one === value);
    form.setValues({
      readyMade: next ?? none,
      ...(next && { type: readyMade[next].type }),
      ...(!isTyped && { name: next ? nameOf(next, language) : '' }),
    });
  }

  function chooseLanguage(next: Language): void {
    form.setValues({ language: next, ...(!isTyped && chosen !== none && { name: nameOf(chosen, next) }) });
  }

  return (
    <Screen title={t('new')} back={{ to: '/surveys', label: t('title') }} narrow>
      <Card>
        <FormSheet form={form} save={t('create.save')} onCancel={() => void navigate({ to: '/surveys' })}>
          <Radio.Group label={t('create.from')} value={chosen} onChange={choose}>
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mt={8}>
              {[none, ...readyMadeNames].map((value) => {
                const ready = readyMadeNames.find((one) => one === value);
                return (
                  <Radio.Card key={value} value={value} className={classes['card'] ?? ''}>
                    <Radio.Indicator />
                    <span>
                      {ready ? nameOf(ready, shown) : t('create.empty')}
                      <small>
                        {ready
                          ? t('questionCount', { count: readyMade[ready].questions.length })
                          : t('create.emptyHelp')}
                      </small>
                    </span>
                  </Radio.Card>
                );
              })}
            </SimpleGrid>
          </Radio.Group>
          {chosen !== none && (
            <SegmentedField
              label={t('fields.language')}
              description={t('create.languageHelp')}
              value={language}
              onChange={(value) => chooseLanguage(value as Language)}
              data={languages.map((value) => ({ value, label: t(`create.languages.${value}`) }))}
            />
          )}
          <TextInput
            label={t('fields.name')}
            placeholder={t('create.nameExample')}
            maxLength={limits.name}
            autoComplete="off"
            required
            {...form.field('name')}
          />
          <SegmentedField
            label={t('fields.type')}
            description={t(`types.${type}.help`)}
            value={type}
            onChange={(value) => form.setValues({ type: value as SurveyType })}
            data={surveyTypes.map((value) => ({ value, label: t(`types.${value}.name`) }))}
          />
        </FormSheet>
      </Card>
    </Screen>
  );
}
