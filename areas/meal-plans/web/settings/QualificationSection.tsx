import { Button, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { useApiQuery } from '#shell/web/api/query.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import {
  professions,
  type Qualification,
  qualificationRoutes as routes,
  type QualificationState,
} from '../../contract/qualification.ts';
import { mayAssignMealPlans } from '../../rules/qualification.ts';

/** Section of a professional's own settings: the registration that the PDF shows. */
export function QualificationSection() {
  const t = useTexts('meal-plans');
  const { data } = useApiQuery(routes.get, {});

  return (
    <Section title={t('qualification.title')} subtitle={t('qualification.subtitle')}>
      {!data && <Skeleton height={260} />}
      {data && !mayAssignMealPlans(data) && <Banner tone="warning">{t('qualification.required')}</Banner>}
      {data && <QualificationForm key={data.qualification ? 'registered' : 'none'} state={data} />}
    </Section>
  );
}

function QualificationForm({ state: { qualification } }: { state: QualificationState }) {
  const t = useTexts('meal-plans');
  const form = useServerForm({
    route: routes.save,
    initialValues: qualification ?? ({ profession: 'dietitian', register: '', number: '' } satisfies Qualification),
    draft: 'qualification',
    invalidates: [routes.get],
    success: () => t('qualification.saved'),
  });
  const deletion = useRecordAction(routes.delete, {
    confirm: {
      title: t('qualification.deleteTitle'),
      text: t('qualification.deleteText'),
      confirmLabel: t('qualification.delete'),
      destructive: true,
    },
    invalidates: [routes.get],
    success: t('qualification.deleted'),
  });

  return (
    <FormSheet form={form}>
      <NativeSelect
        label={t('fields.profession')}
        data={professions.map((value) => ({ value, label: t(`qualification.professions.${value}`) }))}
        {...form.field('profession')}
      />
      <TextInput
        label={t('fields.register')}
        placeholder={t('qualification.registerExample')}
        maxLength={120}
        required
        {...form.field('register')}
      />
      <TextInput label={t('fields.number')} maxLength={40} maw={220} required {...form.field('number')} />
      {qualification && (
        <div>
          <Button variant="subtle" color="gray" loading={deletion.isPending} onClick={() => deletion.run({})}>
            {t('qualification.delete')}
          </Button>
        </div>
      )}
    </FormSheet>
  );
}
