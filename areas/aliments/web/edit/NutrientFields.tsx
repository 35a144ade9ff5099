import { Text, Title } from '@mantine/core';
import { SearchableSelect } from '#shell/web/forms/SearchableSelect.tsx';
import { memo, type ReactNode, useState } from 'react';
import { TypedNumberInput } from '#shell/web/forms/TypedNumberInput.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { MicronutrientCode } from '../../contract.ts';
import { inCatalogueOrder, nutrientGroups, nutrientsByGroup } from '../../contract/nutrients.ts';
import { useAlimentTexts } from '../aliment-texts.ts';
import { useActiveNutrients } from '../queries.ts';
import { exceededWhole } from '../../rules/nutrient-parts.ts';
import type { AlimentServerForm, AlimentSetters, AlimentValues, NumberValue } from './form-values.ts';
import classes from './form.module.css';

interface NutrientFieldsProps extends Pick<AlimentSetters, 'setFieldValue' | 'clearFieldError' | 'getValues'> {
  micronutrients: AlimentValues['micronutrients'];
  carbs: NumberValue;
  lipids: NumberValue;
  errors: AlimentServerForm['form']['errors'];
}

/** The micronutrients that the user sees and those that the food has; any other can be added. */
export const NutrientFields = memo(function NutrientFields(props: NutrientFieldsProps) {
  const { micronutrients, carbs, lipids, errors, setFieldValue, clearFieldError, getValues } = props;
  const t = useTexts('aliments');
  const { nutrientName } = useAlimentTexts();
  const active = useActiveNutrients();
  const [opened] = useState(() => Object.keys(micronutrients) as MicronutrientCode[]);
  const [added, setAdded] = useState<readonly MicronutrientCode[]>([]);
  const first = inCatalogueOrder([...active.map(({ code }) => code), ...opened]);
  const shown = [...first, ...inCatalogueOrder(added.filter((code) => !first.some((one) => one.code === code)))];
  const others = nutrientGroups.map((group) => ({
    group: t(`nutrientGroups.${group}`),
    items: nutrientsByGroup[group]
      .filter(({ code }) => !shown.some((one) => one.code === code))
      .map(({ code }) => ({ value: code, label: nutrientName(code) })),
  }));

  function exceededText(code: MicronutrientCode): ReactNode {
    const exceeded = exceededWhole(code, micronutrients[code], { carbs_tot: carbs, lipids_tot: lipids });
    if (!exceeded) return undefined;
    return (
      <Text component="span" size="xs" c="orange.9" role="status">
        {t('form.aboveWhole', { total: nutrientName(exceeded) })}
      </Text>
    );
  }

  return (
    <div>
      <Title order={3} size="sm" mb={8}>
        {t('fields.micronutrients')}
      </Title>
      <div className={classes['nutrients']}>
        {shown.map(({ code, unit, decimals }) => (
          <TypedNumberInput
            key={code}
            label={nutrientName(code)}
            suffix={` ${unit}`}
            decimalScale={Math.max(decimals, 2)}
            hideControls
            inputMode="decimal"
            name={`micronutrients.${code}`}
            value={micronutrients[code] || micronutrients[code] === 0 ? micronutrients[code] : null}
            error={errors[`micronutrients.${code}`]}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            description={exceededText(code)}
            onNumber={(value) => {
              setFieldValue('micronutrients', {
                ...getValues().micronutrients,
                [code]: value ?? '',
              });
              clearFieldError(`micronutrients.${code}`);
            }}
          />
        ))}
        <SearchableSelect
          label={t('form.addNutrient')}
          placeholder={t('form.chooseNutrient')}
          data={others.filter(({ items }) => items.length > 0)}
          value={null}
          onChange={(code) => code && setAdded([...added, code as MicronutrientCode])}
          selectFirstOptionOnChange
        />
      </div>
    </div>
  );
});
