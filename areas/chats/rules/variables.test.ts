import { expect, test } from 'vitest';
import { fillVariables, unfilledVariable, unknownPlaceholder } from './variables.ts';

test.each([
  ['Ciao {name}, sono {professional} di {studio}.', 'Ciao Anna, sono Luca di Studio Aurora.'],
  ['Ciao {nome}, {nomeCompleto}.', 'Ciao Anna, Anna Bianchi.'],
  ['Da {opensAt|domani}.', 'Da domani.'],
  ['Da {opensAt}.', 'Da {opensAt}.'],
  ['{ciao} {} {name', '{ciao} {} {name'],
])('%s becomes %s', (text, filled) => {
  const values = {
    name: 'Anna',
    fullName: 'Anna Bianchi',
    professional: 'Luca',
    studio: 'Studio Aurora',
    opensAt: null,
  };

  expect(fillVariables(text, values)).toBe(filled);
});

test('a name with braces is not read as a variable again', () => {
  expect(fillVariables('Ciao {name} di {studio}', { name: '{studio}', studio: 'Aurora' })).toBe(
    'Ciao {studio} di Aurora',
  );
});

test('a variable that was not filled is found; other braces are text', () => {
  expect(unfilledVariable('Ciao {nome}, a presto')).toBe('{nome}');
  expect(unfilledVariable('Un insieme {1, 2} e {altro}')).toBeUndefined();
});

test.each([
  ['Ciao {sbagliato}, a presto', '{sbagliato}'],
  ['Ciao {Nome}', '{Nome}'],
  ['Ciao { nome }', '{ nome }'],
  ['Ciao {nome_cliente|amico}', '{nome_cliente|amico}'],
  ['Da {apertura}', '{apertura}'],
])('in “%s” the placeholder that cannot be filled is %s', (text, placeholder) => {
  expect(unknownPlaceholder(text, ['name', 'studio'])).toBe(placeholder);
});

test.each(['Ciao {nome}, {name|amico} di {studio}', 'Da {apertura|domani}', '{ } {} {A} {1, 2} {"a": 1} {return x;}'])(
  '“%s” has no placeholder that cannot be filled',
  (text) => {
    expect(unknownPlaceholder(text, ['name', 'studio'])).toBeUndefined();
  },
);
