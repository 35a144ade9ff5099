import { Button } from '@mantine/core';
import type { DateOrder } from '#shell/common/timestamps.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { fullNameColumn, writtenNameOrder } from '../../rules/import/listed-clients.ts';
import { nameParts } from '../../rules/import/names.ts';
import { writtenBirthDate } from '../../rules/import/written-dates.ts';
import type { CheckedRow } from './checked-rows.ts';
import { type ClientImportDraft, nameOrderOf, withNameOrder } from './import-draft.ts';

type OnChange = (edit: (draft: ClientImportDraft) => ClientImportDraft) => void;

/** Says with an example how names in one cell are read, and reads them in the other order, unless their heading says it. */
export function NameOrderBanner({ draft, onChange }: { draft: ClientImportDraft; onChange: OnChange }) {
  const t = useTexts('clients');
  const written = fullNameColumn(draft.columns)?.cells.find((cell) => /^\S+\s+\S/.test(cell) && !cell.includes(','));
  if (written === undefined || writtenNameOrder(draft.columns) !== null) return null;
  const order = nameOrderOf(draft);
  return (
    <Banner
      tone="info"
      role="status"
      actions={
        <Button
          variant="default"
          size="compact-sm"
          onClick={() =>
            onChange((now) => withNameOrder(now, order === 'given-first' ? 'surname-first' : 'given-first'))
          }
        >
          {t('import.swapNames')}
        </Button>
      }
    >
      {t('import.namesRead', { written, ...nameParts(written, order) })}
    </Banner>
  );
}

interface DateOrderBannerProps {
  order: DateOrder;
  checked: readonly CheckedRow[];
  onChange: OnChange;
}

/** Says with an example how dates with slashes are read, and reads them in the other order. */
export function DateOrderBanner({ order, checked, onChange }: DateOrderBannerProps) {
  const t = useTexts('clients');
  const dates = checked.flatMap(({ row, client }) => [
    { written: row.birthDate, day: client.birthDate },
    { written: row.subscriptionEnd, day: client.subscriptionEnd },
  ]);
  const example = dates.find(({ written, day }) => isAmbiguous(written) && day !== null && day !== written);
  if (!example?.day) return null;
  const other = order === 'day' ? 'month' : 'day';
  return (
    <Banner
      tone="info"
      role="status"
      actions={
        <Button variant="default" size="compact-sm" onClick={() => onChange((now) => ({ ...now, dateOrder: other }))}>
          {t(`import.readDates.${other}`)}
        </Button>
      }
    >
      {t('import.datesRead', { written: example.written, date: formatDate(example.day) })}
    </Banner>
  );
}

const lastDay = '2199-12-31';

/** Whether a text is another date when the month comes first. */
function isAmbiguous(written: string): boolean {
  const [one, other] = (['day', 'month'] as const).map((order) => writtenBirthDate(written, { order, today: lastDay }));
  return one !== other;
}
