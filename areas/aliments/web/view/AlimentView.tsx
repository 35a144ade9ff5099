import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { AttachmentGallery } from '#shell/web/attachments/AttachmentGallery.tsx';
import { DetailList } from '#shell/web/records/DetailList.tsx';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { FullAliment } from '../../contract/library.ts';
import { isUndeclared } from '../../rules/food-allergens.ts';
import { householdMeasures } from '../../rules/household-measures.ts';
import { nutrientGroups, nutrientsByGroup } from '../../contract/nutrients.ts';
import { useAlimentTexts } from '../aliment-texts.ts';
import { AllergenList } from './AllergenList.tsx';
import { CookingSection, PortionSection } from './MeasureSections.tsx';
import { MacroValues, NutrientGroupTable } from './NutrientTables.tsx';
import { SourceSection } from './SourceSection.tsx';
import classes from './view.module.css';

/** A food read only: its values with how each is known, and what is known besides them. */
export function AlimentView({ aliment }: { aliment: FullAliment }) {
  const t = useTexts('aliments');
  const { nameOf } = useAlimentTexts();
  const [grams, setGrams] = useState(100);

  return (
    <div className={classes['columns']}>
      <div className={classes['macroValues']}>
        <Section title={t('view.values')} actions={<BasisSelect aliment={aliment} onChange={setGrams} />}>
          <MacroValues aliment={aliment} grams={grams} />
        </Section>
      </div>
      <div className={classes['groups']}>
        {nutrientGroups.map((group) => (
          <NutrientGroupTable
            key={group}
            title={t(`nutrientGroups.${group}`)}
            nutrients={nutrientsByGroup[group]}
            aliment={aliment}
            grams={grams}
          />
        ))}
      </div>
      <div className={classes['side']}>
        {aliment.label && (
          <Section title={t('label.title')}>
            <AttachmentGallery attachments={[aliment.label]} name={nameOf(aliment)} />
          </Section>
        )}
        <Section title={t('view.about')}>
          <Properties aliment={aliment} />
        </Section>
        <Section title={t('fields.allergens')} subtitle={isUndeclared(aliment) && t('view.notDeclared')}>
          <AllergenList aliment={aliment} />
        </Section>
        <PortionSection portions={aliment.portions} />
        <CookingSection aliment={aliment} />
        <SourceSection aliment={aliment} />
      </div>
    </div>
  );
}

/** Chooses the quantity of the values: 100 g or a household measure. */
function BasisSelect({ aliment, onChange }: { aliment: FullAliment; onChange: (grams: number) => void }) {
  const t = useTexts('aliments');
  const { measureLabel } = useAlimentTexts();
  const portions = householdMeasures(aliment.portions);
  const measures = portions.map((portion, index) => ({
    value: String(index),
    label: `${measureLabel(portion)} (${formatNumber(portion.grams)} g)`,
  }));
  if (measures.length === 0) return <span className={classes['basis']}>{t('view.per100g')}</span>;
  return (
    <NativeSelect
      aria-label={t('view.basis')}
      data={[{ value: '', label: t('view.per100g') }, ...measures]}
      onChange={({ currentTarget: { value } }) =>
        onChange(value === '' ? 100 : (portions[Number(value)]?.grams ?? 100))
      }
    />
  );
}

function Properties({ aliment }: { aliment: FullAliment }) {
  const t = useTexts('aliments');
  const { name, name_en, brand, synonyms, category, form, suits, barcode } = aliment;
  const fields = [
    { label: t('fields.name'), value: name },
    { label: t('fields.name_en'), value: name_en },
    { label: t('fields.brand'), value: brand },
    { label: t('fields.synonyms'), value: synonyms },
    { label: t('fields.category'), value: t(`categories.${category}`) },
    { label: t('fields.form'), value: t(`forms.${form}`) },
    { label: t('fields.suits'), value: suits.map((diet) => t(`diets.${diet}`)).join(', ') },
    { label: t('fields.barcode'), value: barcode },
  ];
  return <DetailList fields={fields.filter(({ value }) => value)} />;
}
