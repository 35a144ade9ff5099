import { Loader } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Component, MacroName } from '#areas/aliments/contract.ts';
import { amountIn } from '#areas/aliments/rules/nutrients.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { hasWordsBeginning } from '#shell/common/normalize-text.ts';
import { LargeSearchInput } from '#shell/web/forms/LargeSearchInput.tsx';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { Equivalent } from '../../contract/equivalents.ts';
import { conflictsOf, isUnsafe } from '#areas/dietary-profiles/rules/conflicts.ts';
import { ConflictMark } from '#areas/dietary-profiles/web/public.tsx';
import { useMealTexts } from '../texts.ts';
import classes from './EquivalentSearch.module.css';
import type { EquivalentResults, SearchText } from './queries.ts';

interface EquivalentSearchProps {
  component: Component;
  searchText: SearchText;
  results: EquivalentResults;
  /** Foods that conflict with it are left out: it may have changed since the foods were loaded. */
  profile: DietaryProfile | undefined;
  showsCalories: boolean;
  onChoose: (equivalent: Equivalent) => void;
}

/** Foods of the same role as a component with the computed grams; one tap chooses. */
export function EquivalentSearch({
  component,
  searchText: { text, setText, search },
  results: { equivalents, role, isOffline, error },
  profile,
  showsCalories,
  onChoose,
}: EquivalentSearchProps) {
  const { t, foodName, quantityText, nutrientText } = useMealTexts();
  const safe = equivalents?.filter(({ aliment }) => profile && !isUnsafe(aliment, profile));
  const shown = isOffline ? safe?.filter((one) => isNamed(one, search)) : safe;

  return (
    <div className={classes['search']}>
      <p className={classes['planned']}>
        {t('equivalents.planned', { food: `${quantityText(component)} ${foodName(component)}` })}{' '}
        {role && `${[t(`equivalents.compared.${role}`), nutrientText(component, role)].filter(Boolean).join(': ')}.`}
      </p>
      <LargeSearchInput label={t('equivalents.search')} value={text} onChange={setText} hasAutofocus />
      {isOffline && (
        <Banner tone="info" icon={IconCloudOff} role="status">
          {t(safe ? 'equivalents.offline' : 'equivalents.offlineEmpty')}
        </Banner>
      )}
      {error && <p role="alert">{error}</p>}
      {!shown && !isOffline && !error && <Loader size="sm" aria-label={t('equivalents.loading')} />}
      {shown?.length === 0 && (
        <p className={classes['empty']}>{t(search ? 'equivalents.notFound' : 'equivalents.none')}</p>
      )}
      {shown && shown.length > 0 && (
        <ul className={classes['list']}>
          {shown.map((one) => (
            <li key={one.aliment.id}>
              <button type="button" onClick={() => onChoose(one)}>
                <EquivalentText
                  equivalent={one}
                  component={component}
                  role={role}
                  showsCalories={showsCalories}
                  mark={
                    profile && (
                      <ConflictMark conflicts={conflictsOf(one.aliment, profile)} category={one.aliment.category} />
                    )
                  }
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface EquivalentTextProps extends Pick<EquivalentSearchProps, 'component' | 'showsCalories'> {
  equivalent: Equivalent;
  role: MacroName | undefined;
  mark: ReactNode;
}

function EquivalentText({ equivalent, component, role, showsCalories, mark }: EquivalentTextProps) {
  const { t, foodName, quantityText, nutrientText, formText } = useMealTexts();
  const [before, after] = [amountIn(component, 'calories'), amountIn(equivalent, 'calories')];
  const amount = role && role !== 'calories' && nutrientText(equivalent, role);
  const difference = before === null || after === null ? null : Math.round(after - before);
  return (
    <>
      <span className={classes['name']}>
        {foodName(equivalent)} <small>{formText(equivalent.aliment)}</small> {mark}
      </span>
      <span className={classes['amount']}>
        <strong>{quantityText(equivalent)}</strong>
        {amount && <small>{t(`equivalents.amountOf.${role}`, { amount })}</small>}
        {showsCalories && difference !== null && (
          <small>
            {t(difference === 0 ? 'equivalents.sameEnergy' : 'equivalents.energy', {
              difference: `${difference > 0 ? '+' : '−'}${formatNumber(Math.abs(difference), 0)}`,
            })}
          </small>
        )}
      </span>
    </>
  );
}

function isNamed({ aliment }: Equivalent, search: string): boolean {
  return hasWordsBeginning(`${aliment.name} ${aliment.name_en}`, search);
}
