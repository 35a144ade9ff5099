import { Skeleton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { MoreOptions } from '#shell/web/forms/MoreOptions.tsx';
import { OptionFieldset, OptionList, RadioOption } from '#shell/web/forms/OptionFieldset.tsx';
import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { SearchField } from '#shell/web/lists/SearchField.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { macroRoutes } from '../../contract/library.ts';
import { energyText, gramsText } from '../target-text.ts';

interface MacroPickerProps {
  /** Id of the chosen template; empty while none is chosen. */
  chosen: string;
  error: ReactNode;
  onChoose: (id: string) => void;
}

/** Selects a template by title. */
export function MacroPicker({ chosen, error, onChoose }: MacroPickerProps) {
  const t = useTexts('macros');
  const [search, setSearch] = useState<string>();
  const macros = useInfiniteApiQuery(macroRoutes.list, { search }, (response) => response.macros);

  return (
    <OptionFieldset
      legend={t('assign.choose')}
      field="templateId"
      head={<SearchField label={t('search')} value={search} onChange={setSearch} />}
      error={error}
    >
      {macros.isPending && <Skeleton height={20} width="60%" m="lg" />}
      {!macros.isPending && macros.rows.length === 0 && (
        <EmptyState illustration={search ? 'search' : 'list'} text={t('client.noTemplates')} />
      )}
      <OptionList maxHeight="260px">
        {macros.rows.map(({ id, title, targets }) => (
          <RadioOption
            key={id}
            name="macroId"
            label={title}
            description={[energyText(targets, t), gramsText(targets, t)].join(' · ')}
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
        ))}
      </OptionList>
      <MoreOptions pages={macros} />
    </OptionFieldset>
  );
}
