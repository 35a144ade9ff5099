import { Card, Radio, SimpleGrid, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
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

interface NewSurvey extends Record<string, unknown> {
  name: string;
  type: SurveyType;
  readyMade: ReadyMadeName | typeof none;
}

/** Name, type and ready-made questions of a new survey; its content is written in the editor. */
export function NewSurveyScreen() {
  const t = useTexts('surveys');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const initialValues: NewSurvey = { name: '', type: 'CHECK_IN', readyMade: none };
  const form = useServerForm({
    initialValues,
    route: surveyRoutes.create,
    mode: 'controlled',
    draft: 'surveys.create',
    toRequest: ({ name, type, readyMade: chosen }) => ({ name, type, readyMade: chosen === none ? null : chosen }),
    invalidates: surveyInvalidations,
    onSuccess: ({ survey }) => void navigate({ to: '/surveys/$id/edit', params: { id: survey.id }, replace: true }),
  });
  const { type, readyMade: chosen, name } = form.form.values;
  const inLanguage = (both: readonly [string, string]) => both[language === 'it' ? 0 : 1];

  /** A ready-made survey proposes its name and type; a name that was typed stays. */
  function choose(value: string): void {
    const next = readyMadeNames.find((one) => one === value);
    const before = chosen === none ? undefined : readyMade[chosen];
    const isTyped = name !== '' && name !== (before && inLanguage(before.name));
    form.setValues({
      readyMade: next ?? none,
      ...(next && { type: readyMade[next].type }),
      ...(!isTyped && { name: next ? inLanguage(readyMade[next].name) : '' }),
    });
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
                      {ready ? inLanguage(readyMade[ready].name) : t('create.empty')}
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
