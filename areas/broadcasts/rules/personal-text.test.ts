import { expect, test } from 'vitest';
import { personalText } from './personal-text.ts';

const names = { client: 'Anna Maria Bianchi', professional: 'Marta Neri', studio: 'Studio Neri' };

test('each recipient reads the own first name, and the names of the professional and of the studio', () => {
  expect(personalText('Ciao {nome}, {professionista} di {studio}. ({nomeCompleto})', names)).toBe(
    'Ciao Anna, Marta Neri di Studio Neri. (Anna Maria Bianchi)',
  );
});

test('a name with a variable in it is not filled again', () => {
  expect(personalText('Ciao {name}', { ...names, client: '{studio}' })).toBe('Ciao {studio}');
});

test('a text that becomes longer than a message is cut at 10,000 characters', () => {
  const filled = personalText('{nomeCompleto}'.repeat(350), { ...names, client: '😀'.repeat(100) });

  expect([...filled]).toHaveLength(10_000);
  expect(filled.isWellFormed()).toBe(true);
});
