import { expect, test } from 'vitest';
import { JsonText } from './json-text.ts';

test('fields are added to a text of the database, which becomes a field of the response', () => {
  const stored = new JsonText<{ title: string }>('{"title": "Forza — 1ª settimana"}');
  const response = stored.with({ version: 2 }).asField('program').with({ copies: 0 });

  expect(JSON.parse(response.text)).toEqual({ program: { title: 'Forza — 1ª settimana', version: 2 }, copies: 0 });
});

test.each([[[]], [['{"days":[]}']], [['1', '"due"', '{"days":[3]}']]])(
  'a list of the texts %j is added',
  (elements) => {
    const response = new JsonText<{ title: string }>('{"title":"Forza"}')
      .withList('weeks', elements)
      .with({ version: 2 });

    expect(JSON.parse(response.text)).toEqual({
      title: 'Forza',
      weeks: elements.map((text) => JSON.parse(text)),
      version: 2,
    });
  },
);
