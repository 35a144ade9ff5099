import { uploadPolicies } from '#shell/common/files.ts';
import { AttachmentEditor } from '#shell/web/attachments/AttachmentEditor.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { exerciseRoutes } from '../../contract.ts';
import type { FullExercise } from '../../contract/exercise.ts';
import type { libraryRoutes } from '../../contract/library.ts';
import { exerciseInvalidations } from '../queries.ts';
import { takeChosenFiles } from './chosen-files.ts';

const policy = uploadPolicies.exerciseAsset;

interface MediaSectionProps {
  routes: typeof exerciseRoutes | typeof libraryRoutes;
  exercise: Pick<FullExercise, 'id' | 'name' | 'assets'>;
}

/** Section that shows the images and videos as clients see them, and edits them. */
export function MediaSection({ routes, exercise: { id, name, assets } }: MediaSectionProps) {
  const t = useTexts('exercises');

  return (
    <Section title={t('media.title')} subtitle={t('media.facts', { count: assets.length, limit: policy.maxCount })}>
      <AttachmentEditor
        routes={{
          add: routes.addAsset,
          addLink: routes.addLink,
          order: routes.orderAssets,
          delete: routes.deleteAsset,
        }}
        policy={policy}
        recordId={id}
        attachments={assets}
        name={name}
        invalidates={exerciseInvalidations}
        deleteText={t('media.removeText')}
        takeFiles={() => takeChosenFiles(id)}
      />
    </Section>
  );
}
