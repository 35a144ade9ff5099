import { Stack, Textarea } from '@mantine/core';
import { uploadPolicies } from '#shell/common/files.ts';
import { AttachmentEditor } from '#shell/web/attachments/AttachmentEditor.tsx';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { exerciseRoutes } from '../../contract.ts';
import type { FullExercise } from '../../contract/exercise.ts';
import { exerciseInvalidations } from '../queries.ts';

interface StudioSectionProps {
  exercise: Pick<FullExercise, 'id' | 'name' | 'studioAssets' | 'cues' | 'cuesVersion'>;
}

/** Media and cues of the account on an exercise of the library. */
export function StudioSection({ exercise }: StudioSectionProps) {
  const t = useTexts('exercises');
  const { id, name, studioAssets } = exercise;

  return (
    <Section title={t('studio.title')} subtitle={t('studio.subtitle')}>
      <Stack gap="xl" data-no-focus>
        <AttachmentEditor
          routes={{
            add: exerciseRoutes.addAsset,
            addLink: exerciseRoutes.addLink,
            order: exerciseRoutes.orderAssets,
            delete: exerciseRoutes.deleteAsset,
          }}
          policy={uploadPolicies.exerciseAsset}
          recordId={id}
          attachments={studioAssets}
          name={name}
          invalidates={exerciseInvalidations}
          deleteText={t('studio.removeText')}
        />
        <CuesForm key={id} exercise={exercise} />
      </Stack>
    </Section>
  );
}

function CuesForm({ exercise }: StudioSectionProps) {
  const t = useTexts('exercises');
  const form = useRecordForm({
    routes: { update: exerciseRoutes.updateCues },
    record: cuesOf(exercise),
    initialValues: (opened) => ({ cues: opened?.cues ?? '' }),
    pick: (response) => cuesOf(response.exercise),
    draft: 'exercises.cues',
    texts: { label: () => t('studio.cues') },
    invalidates: exerciseInvalidations,
    success: () => t('studio.saved'),
  });

  return (
    <FormSheet form={form} save={t('studio.save')}>
      <Textarea
        label={t('studio.cues')}
        description={t('studio.cuesHelp')}
        maxLength={5000}
        minRows={3}
        autosize
        {...form.field('cues')}
      />
    </FormSheet>
  );
}

/** The cues as a record, with their own version instead of that of the exercise. */
function cuesOf({ id, cues, cuesVersion }: Pick<FullExercise, 'id' | 'cues' | 'cuesVersion'>) {
  return { id, cues, version: cuesVersion };
}
