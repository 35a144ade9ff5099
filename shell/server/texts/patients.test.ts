import { expect, test } from 'vitest';
import { withPatients } from './patients.ts';

test.each([
  ['it', 'Nuovo cliente', 'Nuovo paziente'],
  ['it', 'I clienti di {{client}}, del cliente e al cliente', 'I pazienti di {{client}}, del paziente e al paziente'],
  ['it', 'Un’altra cliente; l’ultimo cliente', 'Un’altra paziente; l’ultimo paziente'],
  ['it', 'Clienti', 'Pazienti'],
  ['it', 'clientela', 'clientela'],
  ['en', 'A client’s program, all clients', 'A patient’s program, all patients'],
  ['en', "{{client}}'s client", "{{client}}'s patient"],
] as const)('%s: “%s” is “%s” for a dietitian', (language, text, expected) => {
  expect(withPatients({ deep: { text } }, language)).toEqual({ deep: { text: expected } });
});
