import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { libraryRoutes } from '../../contract/library.ts';
import { LibraryForm } from './LibraryForm.tsx';

export function LibraryCreateScreen() {
  const t = useTexts('exercises');
  const navigate = useNavigate();
  const back = { to: '/dash/exercises', label: t('dash.title') };

  return (
    <Screen title={t('create.title')} subtitle={t('dash.facts')} back={back} narrow>
      <Card>
        <LibraryForm
          route={libraryRoutes.create}
          start={{}}
          question={(draft) => draft}
          onDone={({ exercise: { id } }) => {
            toast.success(t('create.done'));
            void navigate({ to: '/dash/exercises/$id/edit', params: { id }, replace: true });
          }}
          draft="library.create"
        />
      </Card>
    </Screen>
  );
}
