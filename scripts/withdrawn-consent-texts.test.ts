import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Texts = { [key: string]: string | Texts };

const read = (area: string, language: string): Texts =>
  JSON.parse(readFileSync(`areas/${area}/texts/${language}.json`, 'utf8'));
const areas = readdirSync('areas', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(`areas/${entry.name}`).includes('texts'))
  .map(({ name }) => name);

const textsIn = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : textsIn(text)));

const sayings = [
  {
    language: 'it',
    begins: /^Hai ritirato il consenso ai dati sulla salute/,
    says: 'Hai ritirato il consenso ai dati sulla salute: restano salvati, ma chi ti segue non li vede. Finché non lo dai di nuovo puoi ',
    hidden: 'peso e misure, visite, allenamenti, pasti, alimentazione e allergie, questionari, consigli, file e foto',
    storedText: /rest(?:a|ano) salvat/,
    consents: 'alla voce Consensi',
    erasure: (title: string) => `alla voce ${title}`,
  },
  {
    language: 'en',
    begins: /^You have withdrawn (?:the|your) consent to health data/,
    says: 'You have withdrawn the consent to health data: they stay stored, but those who look after you do not see them. Until you give it again you can ',
    hidden:
      'weight and measurements, visits, workouts, meals, diet and allergies, questionnaires, advice, files and photos',
    storedText: /stays? stored/,
    consents: 'under Consents',
    erasure: (title: string) => `under ${title}`,
  },
];

test.each(sayings)('all pages of a client say the same of a withdrawn consent to health data ($language)', (saying) => {
  const sentences = areas
    .flatMap((area) => textsIn(read(area, saying.language)))
    .filter((text) => saying.begins.test(text));

  expect(sentences.length).toBeGreaterThanOrEqual(7);
  expect(sentences.filter((text) => !text.startsWith(saying.says))).toEqual([]);
});

test.each(sayings)(
  'client and professional read the same of what a withdrawn consent hides and keeps ($language)',
  (saying) => {
    const { consents, erasure } = read('clients', saying.language) as {
      consents: { effect: { health_data: string }; withdraw: { text: string } };
      erasure: { title: string };
    };

    for (const text of [consents.effect.health_data, consents.withdraw.text]) {
      expect(text.toLowerCase()).toContain(saying.hidden);
      expect(text.toLowerCase()).toMatch(saying.storedText);
      expect(text).toContain(saying.consents);
      expect(text).toContain(saying.erasure(erasure.title));
    }
  },
);
