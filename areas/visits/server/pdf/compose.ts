import type { AnamnesisTemplate } from '../../contract/anamnesis.ts';
import type { VisitContent } from '../../contract/document.ts';
import type { VisitPdfOptions } from '../../contract/pdf.ts';
import { shownSections } from '../../rules/anamnesis-template.ts';
import { ageOn } from '#shell/common/months.ts';
import type { Units } from '#shell/common/units.ts';
import type { PersonOfVisit } from '../../rules/results.ts';
import type { Qualification } from '#areas/meal-plans/contract/qualification.ts';
import type { ComposedPdf, PdfComposer, PdfContext } from '#shell/server/pdf/compose.ts';
import { withBreakOpportunities } from '#shell/server/pdf/format.ts';
import { measureTable, notCountedNotes } from './measures.ts';
import { resultBlock } from './results.ts';
import { trendCharts } from './trends.ts';

export interface VisitPdfInput {
  content: VisitContent;
  state: 'draft' | 'completed';
  clientName: string;
  person: PersonOfVisit;
  /** Completed visits before this one, the newest first. */
  earlier: VisitContent[];
  template: AnamnesisTemplate;
  authorName: string | null;
  qualification: Qualification | null;
  options: VisitPdfOptions;
  /** The client does not see numbers of the body. */
  hidesNumbers: boolean;
  /** Of the professional who prints; for the holder of a link those of the client. */
  units: Units;
}

/** Formats the texts and numbers of a visit for printing; `visit.typ` lays them out. */
export const compose: PdfComposer<VisitPdfInput> = (input, context): ComposedPdf => {
  const { options } = input;
  return {
    template: new URL('./visit.typ', import.meta.url),
    data: {
      ...titleBlock(input, context),
      results: options.results ? resultsOfVisit(input, context) : null,
      table: options.measures ? measureTable(input, context) : null,
      trends: options.trend ? trendCharts(input, context) : [],
      texts: textsOf(input, context),
      anamnesis: options.anamnesis ? anamnesisOf(input, context) : [],
      labels: Object.fromEntries(
        ['results', 'measures', 'trend', 'anamnesis'].map((name) => [name, context.t(`visits:pdf.${name}`)]),
      ),
    },
  };
};

/** Without the table, the results say themselves which readings do not count. */
function resultsOfVisit(input: VisitPdfInput, context: PdfContext) {
  const block = resultBlock(input, context);
  if (input.options.measures) return block;
  return { ...block, notes: [...block.notes, ...notCountedNotes(input, context)] };
}

function titleBlock(
  { content: { takenOn, nextVisitOn }, clientName, state, authorName, qualification, person }: VisitPdfInput,
  { t, format }: PdfContext,
) {
  const title = t('visits:pdf.titleOf', { date: format.date(takenOn) });
  const client = withBreakOpportunities(clientName);
  const ageYears = ageOn(takenOn, person.birthDate);
  const age = ageYears === null ? null : t('visits:client.years', { count: ageYears });
  const registered =
    qualification &&
    [
      t(`meal-plans:qualification.professions.${qualification.profession}`),
      t('meal-plans:pdf.sheet.registered', { register: qualification.register, number: qualification.number }),
    ].join(', ');
  const draft = state === 'draft' && t('visits:states.draft');
  return {
    title,
    client: [client, age].filter(Boolean).join(', '),
    dates: draft || null,
    subtitle: nextVisitOn ? t('visits:pdf.next', { date: format.date(nextVisitOn) }) : '',
    professional: withBreakOpportunities([authorName, registered].filter(Boolean).join(', ')),
    footer: [client, title, draft].filter(Boolean).join(' · '),
  };
}

/** What the professional wrote, each with its heading; empty texts are left out. */
function textsOf({ content, options }: VisitPdfInput, { t }: PdfContext): { heading: string; text: string }[] {
  const names = (['plan', 'advice', 'privateNotes'] as const).filter((name) => options[name]);
  return names
    .map((name) => ({ heading: t(`visits:fields.${name}`), text: withBreakOpportunities(content[name].trim()) }))
    .filter(({ text }) => text !== '');
}

/** The answers by section, with the names that the account gave them. */
function anamnesisOf({ content, template }: VisitPdfInput, { t }: PdfContext) {
  const answers = new Map(content.answers.map(({ id, text }) => [id, text.trim()]));
  const sections = shownSections(template, new Set(answers.keys())).map(({ id, name, fields }) => ({
    heading: withBreakOpportunities(name || t(`visits:anamnesis.sections.${id}`)),
    answers: fields.flatMap((field) => {
      const text = answers.get(field.id);
      const label = withBreakOpportunities(field.name || t(`visits:anamnesis.fields.${field.id}`));
      return text ? [{ label, text: withBreakOpportunities(text) }] : [];
    }),
  }));
  return sections.filter((section) => section.answers.length > 0);
}
