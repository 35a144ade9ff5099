import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { LibraryForm } from './LibraryForm.tsx';

export function LibraryCreateScreen() {
  const t = useTexts('exercises');
  const back = { to: '/dash/exercises', label: t('dash.title') };

  return (
    <Screen title={t('create.title')} subtitle={t('dash.subtitle')} back={back} narrow>
      <Card>
        <LibraryForm />
      </Card>
    </Screen>
  );
}
