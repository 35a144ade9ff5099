import type { TFunction } from 'i18next';
import type { PrintOptions } from '../../contract/print.ts';
import type { Program } from '../../contract/document.ts';
import type { Language } from '#shell/common/fields.ts';
import { inkOn, readableOnPaper } from '#shell/server/print/colours.ts';
import { settable, writtenIn } from '#shell/server/print/words.ts';
import { filledColumns } from './columns.ts';
import { type Hand, weekAtAGlance, weekSheet } from './weeks.ts';

/** Whose paper it is. Images are paths as the template reads them. */
export interface Paper extends Pick<Hand, 'addressOf' | 'imageOf'> {
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
  paper: Paper;
}

/** A program in words and numbers as they stand on paper: `program.typ` only arranges them. */
export function programSheet(program: Program, { language, t, options, paper }: Written) {
  const written = writtenIn(language);
  const columns = filledColumns(program.weeks, t, written);
  const hand: Hand = { t, written, options, columns, addressOf: paper.addressOf, imageOf: paper.imageOf };
  const text = (name: string) => t(`programs:pdf.sheet.${name}`);
  const { startsOn, endsOn, clientName } = program;
  const dates = startsOn && endsOn ? written.range(startsOn, endsOn) : null;
  return {
    language,
    title: settable(program.title),
    client: clientName && t('programs:pdf.sheet.for', { name: settable(clientName) }),
    dates,
    facts: factsOf(program, t),
    studio: settable(paper.studio),
    logo: paper.logo,
    colour: paper.colour,
    onColour: inkOn(paper.colour),
    mark: readableOnPaper(paper.colour),
    cover: options.cover,
    images: options.images,
    running: settable(program.title),
    foot: [clientName && settable(clientName), dates].filter(Boolean).join(' · '),
    indications: indicationsOf(program, { options, paper, text }),
    glance: program.weeks[0] ? weekAtAGlance(program.weeks[0], t) : [],
    columns: columns.map(({ head, width }) => ({ head, width })),
    weeks: program.weeks.map((week) => weekSheet(program, week, hand)),
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
  paper: Paper;
  text(name: string): string;
}

function indicationsOf({ info }: Program, { options, paper, text }: Indicating): { head: string; words: string }[] {
  if (!options.notes) return [];
  const parts = [
    { head: text('note'), words: paper.note },
    { head: text('info'), words: info },
  ];
  return parts.filter(({ words }) => words !== '').map(({ head, words }) => ({ head, words: settable(words) }));
}
