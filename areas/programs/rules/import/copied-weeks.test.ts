import { expect, test } from 'vitest';
import { parseText } from './text.ts';

/** The repetitions of the first exercise of each week with the note of its workout, and the notices. */
function readingOf(text: string) {
  const result = parseText(text);
  if (result.kind !== 'read') throw new Error(result.kind);
  const weeks = result.weeks.map(({ days: [day] }) =>
    [day?.workouts[0]?.rows[0]?.reps, day?.workouts[0]?.info].filter(Boolean).join(' '),
  );
  return { weeks, notices: result.notices.map(({ code, values }) => `${code} ${values.join(', ')}`) };
}

const three = 'Settimana 1\nSquat 4x1\n\nSettimana 2\nSquat 4x2\n\nSettimana 3\nSquat 4x3\n\n';

test.each([
  [`${three}Settimana 4: come la 1`, ['1', '2', '3', '1'], ['weeks_copied 4 = 1']],
  [`${three}Settimana 4 (uguale alla settimana 2)`, ['1', '2', '3', '2'], ['weeks_copied 4 = 2']],
  [`${three}Settimana 4\nCome la settimana 2`, ['1', '2', '3', '2'], ['weeks_copied 4 = 2']],
  [`${three}Week 4: same as week 1`, ['1', '2', '3', '1'], ['weeks_copied 4 = 1']],
  [`${three}Settimana 4: idem`, ['1', '2', '3', '3'], ['weeks_copied 4 = 3']],
  [`${three}Settimane 4-5: come la 2`, ['1', '2', '3', '2', '2'], ['weeks_copied 4-5 = 2']],
  [`${three}Settimana 4: come la 2\nSettimana 5: come la 4`, ['1', '2', '3', '2', '2'], ['weeks_copied 4 = 2, 5 = 4']],
])('%j copies the week that it names, and says so', (text, weeks, notices) => {
  expect(readingOf(text)).toEqual({ weeks, notices });
});

test('what is to be done differently in a copied week stays in its notes', () => {
  expect(readingOf(`${three}Settimana 4: come la 1, +2,5 kg`)).toEqual({
    weeks: ['1', '2', '3', '1 come la 1, +2,5 kg'],
    notices: ['weeks_copied 4 = 1'],
  });
});

test.each([
  [`${three}Settimana 4: come la 9`, ['1', '2', '3']],
  [`${three}Settimana 4: scarico`, ['1', '2', '3']],
])('%j, whose last week has no exercises, names the week that is left out', (text, weeks) => {
  expect(readingOf(text)).toEqual({ weeks, notices: ['weeks_left_out 4'] });
});

test('a week with exercises of its own keeps them, whatever its heading says', () => {
  expect(readingOf(`${three}Settimana 4: come la 1\nSquat 4x9`).weeks).toEqual(['1', '2', '3', '9 come la 1']);
});
