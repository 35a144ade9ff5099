import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { newId } from '#shell/common/ids.ts';
import type { ApiResponse } from '#shell/common/route.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
import { useMe, hasRole } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { anamnesisLimits, anamnesisRoutes, type AnamnesisSection } from '../../contract/anamnesis.ts';
import { visitInvalidations } from '../invalidations.ts';
import { useAnamnesisNames } from './field-names.ts';
import { SectionEditor } from './SectionEditor.tsx';
import { moved } from './moved.ts';

type Loaded = ApiResponse<typeof anamnesisRoutes.anamnesisTemplate>;

/** The account has one template, so that any id tells it from other records of forms. */
const asRecord = (loaded: Loaded) => ({ ...loaded, id: 'template' });

/** What the visits of the account ask: names, order, hidden and own fields, and which answers of the first survey they take. */
export function AnamnesisTemplateScreen() {
  const t = useTexts('visits');
  const { data } = useApiQuery(anamnesisRoutes.anamnesisTemplate, {});
  return (
    <Screen title={t('template.title')} subtitle={t('template.subtitle')} back={{ to: '/visits', label: t('title') }}>
      {data ? <TemplateForm key={data.version} loaded={data} /> : <Skeleton height={320} />}
    </Screen>
  );
}

function TemplateForm({ loaded }: { loaded: Loaded }) {
  const t = useTexts('visits');
  const isAdmin = hasRole(useMe(), 'admin');
  const { sectionName } = useAnamnesisNames();
  const [addedId, setAddedId] = useState<string | null>(null);
  const namesOf = (sections: readonly AnamnesisSection[]) => sections.map(sectionName).join(', ');
  const form = useRecordForm({
    routes: { update: anamnesisRoutes.saveAnamnesisTemplate },
    record: asRecord(loaded),
    initialValues: (record) => ({ sections: record?.template.sections ?? [] }),
    pick: asRecord,
    mode: 'controlled',
    draft: 'anamnesis',
    texts: {
      label: () => t('template.title'),
      value: (_, sections) => namesOf(sections as readonly AnamnesisSection[]),
    },
    invalidates: [anamnesisRoutes.anamnesisTemplate, ...visitInvalidations],
    success: () => t('template.saved'),
  });
  const { sections } = form.form.values;
  const setSections = (next: AnamnesisSection[]) => form.setValues({ sections: next });

  function addSection(): void {
    const id = newId();
    setSections([...sections, { id, name: '', fields: [] }]);
    setAddedId(id);
  }

  return (
    <>
      {!isAdmin && <Banner tone="info">{t('template.readOnly')}</Banner>}
      <FormSheet form={form}>
        {sections.map((section, index) => (
          <SectionEditor
            key={section.id}
            section={section}
            questions={loaded.questions}
            addedId={addedId}
            onAdd={setAddedId}
            isReadOnly={!isAdmin}
            onMove={(step) => setSections(moved(sections, index, step))}
            onChange={(changed) => setSections(sections.with(index, changed))}
            onRemove={() => setSections(sections.toSpliced(index, 1))}
          />
        ))}
        {isAdmin && sections.length < anamnesisLimits.sections && (
          <div>
            <Button variant="default" leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={addSection}>
              {t('template.addSection')}
            </Button>
          </div>
        )}
      </FormSheet>
    </>
  );
}
