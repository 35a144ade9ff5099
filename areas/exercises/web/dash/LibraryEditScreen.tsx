import { useParams } from '@tanstack/react-router';
import { ActionMenu } from '#shell/web/records/ActionMenu.tsx';
import { RecordScreen } from '#shell/web/records/RecordScreen.tsx';
import { useRecord } from '#shell/web/records/use-record.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Card } from '#shell/web/widgets/Section.tsx';
import { type LibraryExercise, libraryRoutes } from '../../contract/library.ts';
import { TwoColumns } from '../edit/TwoColumns.tsx';
import { MediaSection } from '../media/MediaSection.tsx';
import { useRemovalActions } from '../removal-actions.ts';
import { LibraryForm } from './LibraryForm.tsx';

export function LibraryEditScreen() {
  const t = useTexts('exercises');
  const { id } = useParams({ from: '/app/dash/exercises/$id/edit' });

  return (
    <RecordScreen
      query={useRecord(libraryRoutes.get, { id }, ({ exercise }) => exercise)}
      title={({ name }) => name}
      subtitle={({ isArchived }) => t(isArchived ? 'dash.isArchived' : 'dash.subtitle')}
      back={{ to: '/dash/exercises', label: t('dash.title') }}
      actions={(exercise) => <RemovalMenu exercise={exercise} />}
    >
      {(exercise) => (
        <TwoColumns
          side={<MediaSection routes={libraryRoutes} exercise={exercise} />}
          main={
            <Card>
              <LibraryForm key={id} exercise={exercise} />
            </Card>
          }
        />
      )}
    </RecordScreen>
  );
}

function RemovalMenu({ exercise }: { exercise: LibraryExercise }) {
  const t = useTexts('exercises');
  const actions = useRemovalActions(exercise, { routes: libraryRoutes, listPath: '/dash/exercises' });
  return <ActionMenu label={t('row.menu', { name: exercise.name })} actions={actions} placement="header" />;
}
