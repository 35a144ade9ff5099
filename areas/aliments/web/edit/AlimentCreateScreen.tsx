import { useSearch } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { AlimentForm } from './AlimentForm.tsx';

/** Form for a new own food. The search params may contain its name and barcode. */
export function AlimentCreateScreen() {
  const t = useTexts('aliments');
  const { name, barcode } = useSearch({ from: '/app/aliments/create' });

  return (
    <Screen
      title={t('create.title')}
      subtitle={t('create.subtitle')}
      back={{ to: '/aliments', label: t('title') }}
      narrow
    >
      <AlimentForm typed={{ ...(name && { name }), ...(barcode && { barcode }) }} />
    </Screen>
  );
}
