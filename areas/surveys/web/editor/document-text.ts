import type { DocumentText } from '#shell/web/documents/document-context.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { SurveyContent } from '../../contract/questions.ts';

/** Formats the parts of a survey and their values for differences and conflicts. */
export function useSurveyText(versions: readonly SurveyContent[]): DocumentText {
  const t = useTexts('surveys');

  function part(partId: string): string {
    for (const { questions } of versions)
      for (const [index, { id, text, options }] of questions.entries()) {
        const name = t('editor.parts.question', { number: index + 1, text });
        if (id === partId) return name;
        const option = options.find((one) => one.id === partId);
        if (option) return `${name} · ${option.text}`;
      }
    return t('editor.parts.survey');
  }

  return {
    part,
    field: (field) => t(`editor.parts.fields.${field as 'text'}`, { defaultValue: field }),
    value(field, value) {
      if (value === null || value === undefined || value === '') return null;
      if (typeof value === 'boolean') return t(value ? 'editor.parts.yes' : 'editor.parts.no');
      if (typeof value === 'number') return formatNumber(value, 2);
      if (Array.isArray(value)) return value.length === 0 ? null : t('editor.parts.changed');
      if (field === 'kind') return t(`kinds.${value as 'text'}.name`, { defaultValue: String(value) });
      if (field === 'metric') return t(`metrics.${value as 'weight'}`, { defaultValue: String(value) });
      if (field === 'type') return t(`types.${value as 'CHECK_IN'}.name`, { defaultValue: String(value) });
      return typeof value === 'string' ? value : t('editor.parts.changed');
    },
  };
}
