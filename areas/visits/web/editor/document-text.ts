import type { TypeCode } from '#areas/metrics/contract/types.ts';
import type { DocumentText } from '#shell/web/documents/document-context.ts';
import { formatDate, formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { VisitContent } from '../../contract/document.ts';
import type { BuiltInField } from '../../rules/anamnesis-fields.ts';

/** Formats the parts of a visit and their values for differences and conflicts. */
export function useVisitDocumentText(versions: readonly VisitContent[]): DocumentText {
  const t = useTexts('visits');
  const names = useTexts('metrics');
  return {
    part(partId) {
      const measure = versions.flatMap(({ measures }) => measures).find(({ id }) => id === partId);
      if (measure) return names(`types.${measure.metric}` as `types.${TypeCode}`);
      const answer = versions.flatMap(({ answers }) => answers).find(({ id }) => id === partId);
      return answer ? t(`anamnesis.fields.${answer.id as BuiltInField}`, { defaultValue: answer.id }) : t('one');
    },
    field: (field) => t(`fields.${field as 'reason'}`, { defaultValue: field }),
    value(field, value) {
      if (value === null || value === undefined || value === '') return null;
      if (field === 'takenOn' || field === 'nextVisitOn') return formatDate(String(value));
      if (Array.isArray(value)) return value.map((one) => formatNumber(Number(one), 1)).join(' / ');
      return typeof value === 'number' ? formatNumber(value, 1) : String(value);
    },
  };
}
