import { expect, test } from 'vitest';
import { parseText } from './text.ts';

/** The titles and exercises of the days, and the notices. */
function readingOf(text: string) {
  const result = parseText(text);
  if (result.kind !== 'read') throw new Error(result.kind);
  const days = result.weeks.flatMap((week) =>
    week.days.map(({ workouts: [first] }) => `${first?.title}: ${first?.rows.map(({ name }) => name).join(', ')}`),
  );
  return { days, notices: result.notices.map(({ code, values }) => `${code} ${values.join(', ')}`) };
}

test.each(['Riposo', 'LIBERO', 'Giorno libero', 'Rest day', '- Riposo completo', 'Off'])(
  '“%s” alone below a day is a day without a workout, which is said, and no exercise',
  (restText) => {
    expect(readingOf(`Lunedì\nSquat 4x8\n\nMartedì\n${restText}\n\nMercoledì\nPanca 4x8`)).toEqual({
      days: ['Lunedì: Squat', 'Mercoledì: Panca'],
      notices: ['days_free Martedì'],
    });
  },
);

test('a free day in the heading is named too, each once', () => {
  const week = (number: number) => `Settimana ${number}\nLunedì\nSquat 4x8\nMartedì: riposo\nGiorno 3\nLibero`;

  expect(readingOf(`${week(1)}\n\n${week(2)}`)).toEqual({
    days: ['Lunedì: Squat', 'Lunedì: Squat'],
    notices: ['days_free Martedì, 3'],
  });
});

test('a rest below an exercise is none of a day', () => {
  expect(readingOf('Giorno 1\nSquat 4x8\nRiposo 2 min\nPanca 3x10').days).toEqual([': Squat, Panca']);
});
