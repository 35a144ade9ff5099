import type { TFunction } from 'i18next';
import type { PrintOptions } from '../../contract/print.ts';
import type { Program } from '../../contract/document.ts';
import type { Language } from '#shell/common/fields.ts';
import { textColorOn, readableOnWhite } from '#shell/server/pdf/colours.ts';
import { withBreakOpportunities, formatterFor } from '#shell/server/pdf/format.ts';
import { filledColumns } from './columns.ts';
import { type WeekFormatContext, weekAtAGlance, weekDocument } from './weeks.ts';

/** Whose paper it is. Images are paths as the template reads them. */
export interface LetterheadText extends Pick<WeekFormatContext, 'addressOf' | 'imageOf'> {
  studio: string;
  colour: string;
  logo: string | null;
  /** What the coach wrote to the client. */
  note: string;
}

interface Written {
  language: Language;
  t: TFunction;
  options: PrintOptions;
  paper: LetterheadText;
}

/** A program in words and numbers as they stand on paper: `program.typ` only arranges them. */
export function programDocument(program: Program, { language, t, options, paper }: Written) {
  const written = formatterFor(language);
  const columns = filledColumns(program.weeks, t, written);
  const hand: WeekFormatContext = { t, written, options, columns, addressOf: paper.addressOf, imageOf: paper.imageOf };
  const text = (name: string) => t(`programs:pdf.sheet.${name}`);
  const { startsOn, endsOn, clientName } = program;
  const dates = startsOn && endsOn ? written.range(startsOn, endsOn) : null;
  return {
    language,
    title: withBreakOpportunities(program.title),
    client: clientName && t('programs:pdf.sheet.for', { name: withBreakOpportunities(clientName) }),
    dates,
    facts: factsOf(program, t),
    studio: withBreakOpportunities(paper.studio),
    logo: paper.logo,
    colour: paper.colour,
    onColour: textColorOn(paper.colour),
    mark: readableOnWhite(paper.colour),
    cover: options.cover,
    images: options.images,
    running: withBreakOpportunities(program.title),
    foot: [clientName && withBreakOpportunities(clientName), dates].filter(Boolean).join(' · '),
    indications: indicationsOf(program, { options, paper, text }),
    glance: program.weeks[0] ? weekAtAGlance(program.weeks[0], t) : [],
    columns: columns.map(({ head, width }) => ({ head, width })),
    weeks: program.weeks.map((week) => weekDocument(program, week, hand)),
    words: Object.fromEntries(
      ['order', 'image', 'exercise', 'page', 'noDays', 'openApp', 'glance'].map((name) => [name, text(name)]),
    ),
  };
}

/** Days without exercises are days of rest and not counted. */
function factsOf({ weeks }: Program, t: TFunction): string[] {
  const workouts = weeks.flatMap(({ days }) => days.flatMap((day) => day.workouts));
  const filled = workouts.filter(({ exercises }) => exercises.length > 0);
  const exercises = new Set(filled.flatMap((workout) => workout.exercises.map(({ exerciseId }) => exerciseId)));
  return [
    t('programs:weeks', { count: weeks.length }),
    t('programs:workouts', { count: filled.length }),
    t('programs:exercises', { count: exercises.size }),
  ];
}

interface Indicating {
  options: PrintOptions;
  paper: LetterheadText;
  text(name: string): string;
}

function indicationsOf({ info }: Program, { options, paper, text }: Indicating): { head: string; words: string }[] {
  if (!options.notes) return [];
  const parts = [
    { head: text('note'), words: paper.note },
    { head: text('info'), words: info },
  ];
  return parts
    .filter(({ words }) => words !== '')
    .map(({ head, words }) => ({ head, words: withBreakOpportunities(words) }));
}
