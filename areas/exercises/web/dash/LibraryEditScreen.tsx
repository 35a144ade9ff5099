import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import { OverflowMenu } from '#shell/web/widgets/OverflowMenu.tsx';
import { NotFoundScreen } from '#shell/web/widgets/NotFoundScreen.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { type LibraryExercise, libraryRoutes } from '../../contract/library.ts';
import { TwoColumns } from '../edit/TwoColumns.tsx';
import { useExerciseActions } from '../exercise-acts.ts';
import { RemovalItems } from '../list/ExerciseRowMenu.tsx';
import { MediaSection } from '../media/MediaSection.tsx';
import { useLibraryExercise } from '../queries.ts';
import { LibraryForm } from './LibraryForm.tsx';

export function LibraryEditScreen() {
  const t = useTexts('exercises');
  const { id } = useParams({ from: '/app/dash/exercises/$id/edit' });
  const asked = useLibraryExercise(id);
  const exercise = asked.data?.exercise;

  if (asked.isError) return <NotFoundScreen />;
  return (
    <Screen
      title={exercise?.name ?? '\u00a0'}
      subtitle={exercise?.isArchived ? t('dash.isArchived') : t('dash.facts')}
      back={{ to: '/dash/exercises', label: t('dash.title') }}
      actions={exercise && <Acts exercise={exercise} />}
    >
      {exercise ? (
        <TwoColumns
          side={<MediaSection routes={libraryRoutes} exercise={exercise} />}
          main={
            <Card>
              <LibraryForm
                key={id}
                route={libraryRoutes.update}
                start={exercise}
                question={(draft) => ({ id, ...draft })}
                onDone={() => toast.success(t('edit.done'))}
                draft={`library.${id}`}
              />
            </Card>
          }
        />
      ) : (
        <Skeleton height={420} />
      )}
    </Screen>
  );
}

function Acts({ exercise }: { exercise: LibraryExercise }) {
  const t = useTexts('exercises');
  const acts = useExerciseActions(exercise, { routes: libraryRoutes, leave: '/dash/exercises' });
  return (
    <OverflowMenu label={t('row.menu', { name: exercise.name })} place="head">
      <RemovalItems isArchived={exercise.isArchived} {...acts} />
    </OverflowMenu>
  );
}
