import { Stack, Textarea } from '@mantine/core';
import { uploadPolicies } from '#shell/common/files.ts';
import { AttachmentEditor } from '#shell/web/attachments/AttachmentEditor.tsx';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { exerciseRoutes } from '../../contract.ts';
import type { FullExercise } from '../../contract/exercise.ts';
import { exerciseInvalidations } from '../queries.ts';

interface StudioSectionProps {
  exercise: Pick<FullExercise, 'id' | 'name' | 'studioAssets' | 'cues'>;
}

/** Media and cues of the account on an exercise of the library. */
export function StudioSection({ exercise }: StudioSectionProps) {
  const t = useTexts('exercises');
  const { id, name, studioAssets } = exercise;

  return (
    <Section title={t('studio.title')} subtitle={t('studio.subtitle')}>
      <Stack gap="xl">
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

function CuesForm({ exercise: { id, cues } }: StudioSectionProps) {
  const t = useTexts('exercises');
  const form = useServerForm({
    route: exerciseRoutes.updateCues,
    initialValues: { cues: cues ?? '' },
    toRequest: (values) => ({ id, ...values }),
    draft: `exercises.cues.${id}`,
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
