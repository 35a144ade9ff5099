import { Switch, SegmentedControl } from '@mantine/core';
import { useMemo, useState } from 'react';
import { LanguageSwitch } from '#shell/web/layouts/LanguageSwitch.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { BrandLogo } from '#shell/web/theme/BrandLogo.tsx';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { SearchField } from '#shell/web/lists/SearchField.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { bodyFatViews } from './body-fat-views.ts';
import { energyViews } from './energy-views.ts';
import { FormulaFilters, groups, matchesFilters } from './filters.ts';
import { FormulaCard } from './FormulaCard.tsx';
import classes from './FormulasScreen.module.css';
import { indexViews } from './index-views.ts';
import { InputPanel } from './InputPanel.tsx';
import { examples } from './inputs.ts';
import { strengthViews } from './strength-views.ts';

/**
 * Lists every formula with its constants and source, computed for editable data, so that a dietitian can check them.
 */
export function FormulasScreen() {
  const t = useTexts('body-composition');
  const [filters, setFilters] = useSearchParams(FormulaFilters);
  const [inputs, setInputs] = useState(examples.male);
  const views = useMemo(
    () => [bodyFatViews, energyViews, indexViews, strengthViews].flatMap((viewsOf) => viewsOf(inputs, t)),
    [inputs, t],
  );
  const shown = views.filter((view) => matchesFilters(view, filters));
  const computed = views.filter(({ result }) => result.kind === 'number').length;

  return (
    <div className={classes['page']}>
      <header className={classes['top']}>
        <BrandLogo size={30} />
        <LanguageSwitch />
      </header>
      <Screen title={t('formulas.title')} subtitle={<FormulaCounts total={views.length} computed={computed} />}>
        <div className={classes['columns']}>
          <InputPanel inputs={inputs} onChange={setInputs} />
          <div className={classes['list']}>
            <FilterBar filters={filters} onChange={setFilters} />
            {groups
              .map((group) => ({ group, views: shown.filter((view) => view.group === group) }))
              .filter((part) => part.views.length > 0)
              .map((part) => (
                <Section key={part.group} title={t(`formulas.titles.${part.group}`)} flush>
                  {part.views.map((view) => (
                    <FormulaCard key={view.id} view={view} />
                  ))}
                </Section>
              ))}
            {shown.length === 0 && <EmptyState text={t('formulas.nothing')} />}
          </div>
        </div>
      </Screen>
    </div>
  );
}

function FormulaCounts({ total, computed }: { total: number; computed: number }) {
  const t = useTexts('body-composition');
  return (
    <>
      <span role="status">{t('formulas.counts', { total, computed })}</span>
      {' · '}
      {t('formulas.local')}
    </>
  );
}

interface FilterBarProps {
  filters: FormulaFilters;
  onChange: (change: Partial<FormulaFilters>) => void;
}

function FilterBar({ filters, onChange }: FilterBarProps) {
  const t = useTexts('body-composition');

  return (
    <div className={classes['filters']}>
      <SearchField value={filters.search} label={t('formulas.search')} onChange={(search) => onChange({ search })} />
      <SegmentedControl
        aria-label={t('formulas.group')}
        value={filters.group ?? 'all'}
        onChange={(value) => onChange({ group: groups.find((group) => group === value) })}
        data={(['all', ...groups] as const).map((value) => ({ value, label: t(`formulas.groups.${value}`) }))}
      />
      <Switch
        label={t('formulas.onlyComputed')}
        checked={filters.computed ?? false}
        onChange={(event) => onChange({ computed: event.currentTarget.checked || undefined })}
      />
    </div>
  );
}
