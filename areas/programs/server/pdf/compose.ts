import type { TFunction } from 'i18next';
import { withBreakOpportunities } from '#shell/server/pdf/format.ts';
import type { ComposedPdf, PdfComposer, PdfContext } from '#shell/server/pdf/compose.ts';
import type { Program } from '../../contract/document.ts';
import type { ProgramPdfOptions } from '../../contract/pdf.ts';
import { programTotals } from '../../rules/totals.ts';
import { filledColumns, type PrintedLoads } from './columns.ts';
import { weekColumns } from './week-columns.ts';
import { weekGroups } from './week-groups.ts';
import { qrCodesOf, weekAtAGlance, type WeekContext, weekData } from './weeks.ts';

export interface ProgramPdfInput extends PrintedLoads {
  program: Program;
  /** Note of the coach to the client of a copy; empty for a template. */
  note: string;
  options: ProgramPdfOptions;
  /** Dates to which workouts of a copy were moved, by workout id. */
  moved: Readonly<Record<string, string>>;
  /** Those of them that were not moved, but stay although a pause moves their day. */
  staying: Readonly<Record<string, string>>;
  /** URL of the client's app, for the QR codes. */
  publicUrl: string;
}

/** Formats the texts and numbers of a program for printing; `program.typ` lays them out. */
export const compose: PdfComposer<ProgramPdfInput> = (input, context): ComposedPdf => {
  const { program, options, moved, staying, publicUrl } = input;
  const { t, format } = context;
  const columns = filledColumns(input, t, format);
  const workoutUrl = (id: string) => `${publicUrl}/my/workouts/${id}`;
  // Pages on which the client writes are printed for each week.
  const groups = options.log ? program.weeks.map((week) => [week] as const) : weekGroups(program.weeks);
  const weeks: WeekContext = { ...context, options, columns, moved, staying, workoutUrl };
  return {
    template: new URL('./program.typ', import.meta.url),
    data: {
      ...titleBlock(program, context),
      cover: options.cover,
      images: options.images,
      instructions: instructionsOf(input, t),
      glance: program.weeks[0] ? weekAtAGlance(program.weeks[0], t) : [],
      columns: columns.map(({ heading, widthMm }) => ({ heading, widthMm })),
      weeks: options.columns ? [] : groups.map((group) => weekData(program, group, weeks)),
      sheets: options.columns ? weekColumns(program, weeks) : [],
      labels: labelsIn(t),
    },
    qrCodes: options.codes ? qrCodesOf(program, workoutUrl) : {},
  };
};

function titleBlock(program: Program, { t, format }: PdfContext) {
  const { startsOn, endsOn, pauses = [], clientName } = program;
  const title = withBreakOpportunities(program.title);
  const client = clientName && withBreakOpportunities(clientName);
  const dates = startsOn && endsOn ? format.range(startsOn, endsOn) : null;
  const pauseTexts = pauses.map(({ from, until }) =>
    t('programs:pdf.sheet.pause', { dates: format.range(from, until) }),
  );
  return {
    title,
    client: client && t('programs:pdf.sheet.for', { name: client }),
    dates,
    subtitle: [totalsText(program, t), ...pauseTexts].join(' · '),
    footer: [client, dates].filter(Boolean).join(' · '),
  };
}

/** Formats the numbers of weeks, workouts and exercises. */
function totalsText({ weeks }: Program, t: TFunction): string {
  const totals = programTotals(weeks);
  return [
    t('programs:weeks', { count: totals.weeks }),
    t('programs:workouts', { count: totals.workouts }),
    t('programs:exercises', { count: totals.exercises }),
  ].join(' · ');
}

function instructionsOf(
  { program, note, options }: ProgramPdfInput,
  t: TFunction,
): { heading: string; text: string }[] {
  if (!options.notes) return [];
  return [
    { heading: t('programs:pdf.sheet.note'), text: note },
    { heading: t('programs:pdf.sheet.info'), text: program.info },
  ]
    .filter(({ text }) => text !== '')
    .map(({ heading, text }) => ({ heading, text: withBreakOpportunities(text) }));
}

function labelsIn(t: TFunction): Record<string, string> {
  const names = ['order', 'image', 'exercise', 'page', 'noDays', 'openApp', 'glance'];
  return Object.fromEntries(names.map((name) => [name, t(`programs:pdf.sheet.${name}`)]));
}
