import { expect, test } from 'vitest';
import { allergyPartsOf } from './allergy-parts.ts';
import { unstatedDeclared } from './declared-profile.ts';
import { emptyProfile } from './empty-profile.ts';
import { statePartsOf } from './own-states.ts';

/** What a message declares, in the words of the statements. */
const declaredIn = (message: string) =>
  unstatedDeclared(
    [allergyPartsOf(message), statePartsOf(message)].flatMap((text) => (text ? { question: '', text } : [])),
    { profile: emptyProfile, asksStates: true },
  ).map((one) => {
    if (one.kind === 'allergy') return one.allergen;
    if (one.kind === 'diet') return one.diet;
    return one.kind === 'state' ? one.state : one.word;
  });

test.each([
  ['Ciao Helen, comunque ho fatto il test ieri: aspetto un bambino! 7 settimane', ['pregnant']],
  ['Buongiorno Helen, mi è andata bene la visita, sono incinta di 8 settimane', ['pregnant']],
  ['Hi Helen, great news - I’m pregnant, 9 weeks!', ['pregnant']],
  ['Buonasera dottoressa, sto allattando, posso bere caffè?', ['lactating']],
  ['Hey Tom, quick question, I’m breastfeeding', ['lactating']],
  ['Ciao Anna, grazie per il piano! Volevo dirti che sono celiaco', ['gluten_free']],
  ['Ciao Anna, volevo dirti che sono celiaco', ['gluten_free']],
  ['Ciao Anna sono allergica al kiwi', ['kiwi']],
  ['Ciao, sono allergica al kiwi', ['kiwi']],
  ['Ciao sono allergica al kiwi', ['kiwi']],
  ['Ciao Marco, sono allergica al kiwi, ci vediamo giovedì', ['kiwi']],
  ['Volevo dirti che sono allergico al kiwi, grazie Anna', ['kiwi']],
  ['Btw I’m allergic to kiwi, thanks Helen', ['kiwi']],
  ['Hi Helen I am allergic to kiwi and banana', ['kiwi', 'banana']],
  ['Hi Helen, I have a kiwi allergy, see you Thursday', ['kiwi']],
  ['Buongiorno Helen, sono incinta e allergica al kiwi', ['pregnant', 'kiwi']],
  ['Ciao Helen, sono incinta, non mangio più carne', ['pregnant', 'carne']],
  ['Ciao Helen, sono allergica alle noci, grazie mille', ['nuts']],
  ['Grazie Helen! Ho eliminato carne rossa, buona serata', ['carne rossa']],
  ['Dimenticavo: sono allergica anche al kiwi', ['kiwi']],
  ['Ah, dimenticavo - sono allergica al kiwi', ['kiwi']],
  ['Hey! quick one: can’t eat kiwi, it makes my tongue swell', ['kiwi']],
  ['I had a peach yesterday and my lips swelled up', ['peach']],
  ['I get hives when I eat dragon fruit, see you Thursday', ['dragon fruit']],
  ['Buonasera Marco, ho eliminato i latticini e mi sento meglio', ['milk']],
  ['Da piccola ero allergica al latte e lo sono ancora', ['milk']],
  ['Ero convinta di essere allergica alle arachidi ma il test è negativo', ['peanuts']],
  ['Allergia a uova, kiwi e frutto della passione', ['eggs', 'kiwi', 'frutto passione']],
  ['Hi coach I stopped eating pork, legs day tomorrow', ['pork']],
  ['Ciao ho eliminato i broccoli', ['broccoli']],
  ['Ciao Helen non mangio più carne rossa', ['carne rossa']],
  ['PS: allergica al kiwi, grazie', ['kiwi']],
  ['Sono allergica al kiwi, Anna', ['kiwi']],
  ['Sono allergica al kiwi, pesche e litchi', ['kiwi', 'pesche', 'litchi']],
  ['Mi sono dimenticata: allergica al frutto della passione', ['frutto passione']],
])('“%s” declares %j and nothing else', (message, names) => {
  expect(declaredIn(message)).toEqual(names);
});

test.each([
  'Ciao Helen, a domani',
  'Buongiorno Anna, mi è andata bene la visita',
  'Grazie per il piano, il kiwi a merenda è perfetto',
  'Hi Helen, great news - I lost 2 kg',
  'Ieri pizza con Giulia, oggi torno in riga',
  'Mia sorella aspetta un bambino, che gioia',
  'Posso scambiare le fragole con i mirtilli?',
  'Il pesce di ieri era buonissimo',
])('“%s” declares nothing', (message) => {
  expect(declaredIn(message)).toEqual([]);
});
