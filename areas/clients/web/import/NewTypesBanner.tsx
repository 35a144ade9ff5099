import { Button, Group } from '@mantine/core';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { clientRoutes } from '../../contract.ts';
import { typeNamed } from './checked-rows.ts';
import type { DraftRow } from './import-draft.ts';
import { useCreateTypes } from './queries.ts';

interface NewTypesBannerProps {
  rows: readonly DraftRow[];
  /** Removes the type from the rows for which the function returns true. */
  onDrop: (isDropped: (row: DraftRow) => boolean) => void;
}

/** Offers to create the types of the list that the account does not have. */
export function NewTypesBanner({ rows, onDrop }: NewTypesBannerProps) {
  const t = useTexts('clients');
  const creation = useCreateTypes();
  const types = useApiQuery(clientRoutes.types, {}).data?.clientTypes;
  if (!types) return null;
  const isNew = ({ type: name }: DraftRow) => name.trim() !== '' && !typeNamed(types, name);
  const byLowerCase = new Map(rows.filter(isNew).map((row) => [row.type.trim().toLowerCase(), row.type.trim()]));
  const names = [...byLowerCase.values()];
  if (names.length === 0) return null;
  return (
    <Banner
      tone="warning"
      role="status"
      actions={
        <Group gap="xs">
          <Button
            variant="default"
            size="compact-sm"
            loading={creation.isPending}
            onClick={() => creation.mutate(names)}
          >
            {t('import.createTypes')}
          </Button>
          <Button variant="subtle" size="compact-sm" onClick={() => onDrop(isNew)}>
            {t('import.dropTypes')}
          </Button>
        </Group>
      }
    >
      {t('import.newTypes', { names: names.join(', ') })}
    </Banner>
  );
}
