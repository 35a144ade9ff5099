import type { Component } from '#areas/aliments/contract.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import type { Equivalent } from '../../contract/equivalents.ts';
import { EquivalentSearch } from '../equivalents/EquivalentSearch.tsx';
import { useOwnEquivalents, useSearchText } from '../equivalents/queries.ts';
import { useMealTexts } from '../texts.ts';
import { useNutrition } from './nutrition-context.ts';

interface EquivalentsDialogProps {
  component: Component;
  publishedId: string;
  onChoose: (equivalent: Equivalent) => void;
  onClose: () => void;
}

/** The client searches a food instead of a planned one. What was loaded before is offered without a connection too. */
export function EquivalentsDialog({ component, publishedId, onChoose, onClose }: EquivalentsDialogProps) {
  const { t, foodName } = useMealTexts();
  const { profile, diet } = useNutrition();
  const searchText = useSearchText();
  const results = useOwnEquivalents({ publishedId, componentId: component.uuid }, searchText.search);

  return (
    <Dialog opened onClose={onClose} title={t('equivalents.title', { food: foodName(component) })}>
      <EquivalentSearch
        component={component}
        searchText={searchText}
        results={results}
        profile={profile}
        showsCalories={diet.showsCalories}
        onChoose={onChoose}
      />
    </Dialog>
  );
}
