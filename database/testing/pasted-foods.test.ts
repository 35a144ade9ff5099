import { beforeAll, expect, test } from 'vitest';
import { loadAliments } from '#areas/aliments/server/catalogue.ts';
import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { ingredientQuantity } from '#areas/recipes/rules/ingredient-quantity.ts';
import { meantFood } from '#areas/recipes/rules/meant-food.ts';
import { connect } from '#shell/server/database/connect.ts';
import { openOwnTestServer, type TestServer } from './server.ts';
import { openTestStudio } from './studio.ts';

/**
 * What the review proposes for a line: `200 g Latte intero`; `?` before a food that a person must confirm, `~` before one in a state that
 * the line does not say, `- g` without an amount.
 */
/** With the energy before the grams. */
const table = [
  'Pasto\tAlimento\tKcal\tQuantità',
  "Colazione\tFiocchi d'avena\t240\t62,5",
  '\tLatte\t115\t250',
  'Pranzo\tPasta di semola\t280\t80',
].join('\n');
let ofTable: readonly string[];
let proposalOf: ReadonlyMap<string, string>;
let server: TestServer;

/** Lines as dietitians write them; the food is the one of the catalogue. */
const certain: [line: string, proposal: string][] = [
  ['Latte parz. scremato 200 ml', '200 g Latte parzialmente scremato'],
  ['Latte p.s. ml 200', '200 g Latte parzialmente scremato'],
  ['Latte parzialm. screm. 150 ml', '150 g Latte parzialmente scremato'],
  ['Latte scremato 200 ml', '200 g Latte scremato'],
  ['Latte intero 200 ml', '200 g Latte intero'],
  ['Latte vaccino 200 ml', '200 g Latte intero'],
  ['Latte di mucca 200 ml', '200 g Latte intero'],
  ['Latte di riso 200 ml', '200 g Bevanda di riso'],
  ['Latte di soia 200 ml', '200 g Bevanda di soia con calcio'],
  ['Latte di capra 200 ml', '200 g Latte di capra intero UHT'],
  ['Pane s/g 60 g', '60 g Pane senza glutine'],
  ['Pane senza glutine g 60', '60 g Pane senza glutine'],
  ['Pane integrale 50 g', '50 g Pane integrale'],
  ['Pane int. 50 g', '50 g Pane integrale'],
  ['Pane comune gr 60', '60 g Pane comune'],
  ['Olio evo 10 g', '10 g Olio extravergine di oliva'],
  ['Olio ev g 10', '10 g Olio extravergine di oliva'],
  ['Olio e.v.o. 10 g', '10 g Olio extravergine di oliva'],
  ['EVO 10 g', '10 g Olio extravergine di oliva'],
  ['Olio di oliva 10 g', '10 g Olio di oliva'],
  ['Zucchine 200g a piacere', '200 g Zucchine, crude'],
  ['Zucchine 200 g', '200 g Zucchine, crude'],
  ['Carote 100 g', '100 g Carote, crude'],
  ['Pomodori 150 g', '150 g Pomodori maturi, crudi'],
  ['Spinaci 200 g', '200 g Spinaci, crudi'],
  ['Finocchi 200 g', '200 g Finocchio, crudo'],
  ['Broccoli g 200', '200 g Broccoli, crudi'],
  ['Patate 250 g', '250 g Patate con buccia, crude'],
  ['Mela 150 g', '150 g Mele con buccia, crude'],
  ['Banana 100 g', '100 g Banane, crude'],
  ['Fragole 150 g', '150 g Fragole, crude'],
  ['Petto di pollo 150 g', '150 g Petto di pollo, crudo'],
  ['Fesa di tacchino 100 g', '100 g Fesa di tacchino, cruda'],
  ['Bresaola 60 g', '60 g Bresaola'],
  ['Prosciutto cotto 60 g', '60 g Prosciutto cotto di alta qualità'],
  ['Merluzzo 200 g', '200 g Merluzzo, crudo'],
  ['Salmone 150 g', "150 g Salmone d'allevamento, crudo"],
  ['Gamberi 150 g', '150 g Gamberi, crudi'],
  ['Ricotta 100 g', '100 g Ricotta'],
  ['Mozzarella 100 g', '100 g Mozzarella vaccina'],
  ['Parmigiano 10 g', '10 g Parmigiano Reggiano'],
  ['Yogurt greco 150 g', '150 g Yogurt greco 0%'],
  ['Yogurt bianco 125 g', '125 g Yogurt bianco'],
  ['Yogurt magro 125 g', '125 g Yogurt bianco magro'],
  ['Fette biscottate 30 g', '30 g Fette biscottate'],
  ['Fett. bisc. 30 g', '30 g Fette biscottate'],
  ['Miele 10 g', '10 g Miele'],
  ['Mandorle 20 g', '20 g Mandorle'],
  ['Noci 20 g', '20 g Noci, secche'],
  ['Tofu 100 g', '100 g Tofu al naturale'],
  ['Burro 10 g', '10 g Burro'],
  ['Fagiolini 200 g', '200 g Fagiolini, crudi'],
  ['Cavolfiore 200 g', '200 g Cavolfiore, crudo'],
  ['Piselli 100 g', '100 g Piselli freschi, crudi'],
  ['Pere g 150', '150 g Pere con buccia, crude'],
  ['Ceci 150 g (lessati)', '150 g Ceci, bolliti'],
  ['Ceci lessati 150 g', '150 g Ceci, bolliti'],
  ['150 g ceci cotti', '150 g Ceci, bolliti'],
  ['Ceci bolliti 150 g', '150 g Ceci, bolliti'],
  ['Ceci in scatola 150 g', '150 g Ceci, in scatola, sgocciolati'],
  ['Ceci 150 g in scatola', '150 g Ceci, in scatola, sgocciolati'],
  ['Ceci 50 g (secchi)', '50 g Ceci, secchi'],
  ['Lenticchie lesse 150 g', '150 g Lenticchie, bollite'],
  ['Lenticchie 150 g cotte', '150 g Lenticchie, bollite'],
  ['Fagioli cannellini lessati 150 g', '150 g Fagioli cannellini, bolliti'],
  ['Fagioli borlotti 150 g in scatola', '150 g Fagioli borlotti, in scatola'],
  ['Zucchine 200 g cotte', '200 g Zucchine, cotte'],
  ['Broccoli al vapore 200 g', '200 g Broccoli, al vapore'],
  ['Broccoli 200 g (al vapore)', '200 g Broccoli, al vapore'],
  ['Riso basmati 180 g cotto', '180 g Riso basmati, cotto'],
  ['Riso basmati 80 g (crudo)', '80 g Riso basmati, crudo'],
];

/** Foods that exist dry, and cooked or canned, in lines that do not say which: by the weight of a portion, and marked as assumed. */
const inAssumedState: [line: string, proposal: string][] = [
  ['Riso saltato 80 g', '? 80 g Riso bianco, cotto'],
  ['Riso 80 g saltato', '~ 80 g Riso bianco, cotto'],
  ['Ceci saltati 80 g', '? 80 g Ceci, bolliti'],
  ['Pasta s.g. 80 g', '~ 80 g Pasta senza glutine, cruda'],
  ['Pasta di semola 80 g', '~ 80 g Pasta di semola, cruda'],
  ['Pasta integrale 70 g', '~ 70 g Pasta integrale, cruda'],
  ['Riso 80 g', '~ 80 g Riso bianco, crudo'],
  ['Riso integrale 80 g', '~ 80 g Riso integrale, crudo'],
  ['Lenticchie 50 g', '~ 50 g Lenticchie, secche'],
  ['Ceci 50 g', '~ 50 g Ceci, secchi'],
  ['Farro 80 g', '~ 80 g Farro, crudo'],
  ['Orzo 80 g', '~ 80 g Orzo perlato, crudo'],
  ['Quinoa 70 g', '~ 70 g Quinoa, cruda'],
  ['Riso basmati 80 g (cotto 200 g)', '~ 80 g Riso basmati, crudo'],
  ['Ceci 150 g', '~ 150 g Ceci, bolliti'],
  ['Lenticchie 200 g', '~ 200 g Lenticchie, bollite'],
  ['Lenticchie rosse 100 g', '~ 100 g Lenticchie rosse decorticate, bollite'],
  ['Fagioli 150 g', '~ 150 g Fagioli borlotti, in scatola'],
  ['Fagioli 50 g', '~ 50 g Fagioli borlotti, secchi'],
  ['Fagioli borlotti 150 g', '~ 150 g Fagioli borlotti, in scatola'],
  ['Fagioli cannellini 150 g', '~ 150 g Fagioli cannellini, bolliti'],
  ['Legumi 150 g', '~ 150 g Legumi (media), cotti'],
  ['Riso basmati 200 g', '~ 200 g Riso basmati, cotto'],
  ['Pasta di semola 120 g', '~ 120 g Pasta di semola, cruda'],
  ['Pasta di semola 200 g', '~ 200 g Pasta di semola, cotta'],
  ['Ceci 80 g in barattolo', '80 g Ceci, in scatola, sgocciolati'],
  ['Cous cous 60 g', '~ 60 g Cous cous, crudo'],
];

/** The line says which, whatever the weight is. */
const inSaidState: [line: string, proposal: string][] = [
  ['Ceci secchi 150 g', '150 g Ceci, secchi'],
  ['Lenticchie 200 g a crudo', '200 g Lenticchie, secche'],
  ['Pasta di semola cruda 200 g', '200 g Pasta di semola, cruda'],
  ['Pasta di semola 60 g cotta', '60 g Pasta di semola, cotta'],
  ['Ceci lessati 50 g', '50 g Ceci, bolliti'],
  ['Ceci in scatola 50 g', '50 g Ceci, in scatola, sgocciolati'],
];

/** A state that the catalogue does not have: the nearest one is proposed, and a person looks at it. */
const inOtherState: [line: string, proposal: string][] = [
  ['Farro 150 g in scatola', '? 150 g Farro, cotto'],
  ['Fagioli borlotti lessati 150 g', '? 150 g Fagioli borlotti, in scatola'],
  ['Bresaola 60 g cotta', '? 60 g Bresaola'],
];

/** The same in English. */
const inEnglish: [line: string, proposal: string][] = [
  ['Chickpeas 150 g (boiled)', '150 g Ceci, bolliti'],
  ['Cooked chickpeas 150 g', '150 g Ceci, bolliti'],
  ['Canned chickpeas 150 g', '150 g Ceci, in scatola, sgocciolati'],
  ['Dry chickpeas 150 g', '150 g Ceci, secchi'],
  ['Chickpeas 50 g', '~ 50 g Ceci, secchi'],
  ['Chickpeas 150 g', '~ 150 g Ceci, bolliti'],
  ['White rice 200 g', '~ 200 g Riso bianco, cotto'],
];

/** What a person must look at first: the line says too little, or nothing of the catalogue is it. */
const unticked = [
  '1 tazza di cereali',
  '1 tazza di muesli',
  '1 bicchiere di riso',
  'Latte xyzq 200 ml',
  'Latte di xyzq 200 ml',
  'Pane xyzq 50 g',
  'Biscotti xyzq s/g 30 g',
  'Prodotto xyzq 30 g',
  'Riso venere xyzq 80 g',
  'Yogurt xyzq 125 g',
  'Burro xyzq 10 g',
  'Olio xyzq 10 g',
  'Pasta',
  'Pane',
  'Carne bianca 120 g',
  'Grissini s/g 30 g',
  'Farina di xyzq 50 g',
  'Crema xyzq 20 g',
];

beforeAll(async () => {
  server = await openOwnTestServer();
  const studio = await openTestStudio(server);
  const owner = connect(server.ownerUrl, 1);
  await loadAliments(owner);
  await owner.query('analyze system_aliments');
  await owner.end();
  const typed = [
    ...[...certain, ...inAssumedState, ...inSaidState, ...inOtherState].map(([line]) => line),
    ...unticked,
    '1/2 bicchiere di latte di mucca',
    'Insalata a piacere',
  ];
  const proposalsIn = async (language: 'it' | 'en', texts: readonly string[]) => {
    const text = texts.join('\n');
    const { lines } = (await server.ask(recipeRoutes.parseIngredients, { text }, studio.admin, language)).data;
    return lines.map((line): [string, string] => {
      const meant = meantFood(line, { isPortion: true });
      if (!meant) return [line.text, '?'];
      const { quantity, isMissing } = ingredientQuantity(line, meant.aliment);
      const mark = meant.isCertain ? (meant.assumedState ? '~ ' : '') : '? ';
      return [line.text, `${mark}${isMissing ? '-' : quantity} g ${meant.aliment.name}`];
    });
  };
  ofTable = (await proposalsIn('it', [table])).map(([, proposal]) => proposal).filter((proposal) => proposal !== '?');
  const englishLines = inEnglish.map(([line]) => line);
  proposalOf = new Map([...(await proposalsIn('it', typed)), ...(await proposalsIn('en', englishLines))]);
});

test.each([...certain, ...inAssumedState, ...inSaidState, ...inOtherState, ...inEnglish])(
  '%s is %s',
  (line, proposal) => {
    expect(proposalOf.get(line)).toBe(proposal);
  },
);

test.each(unticked)('%s is not added before a person looked at it', (line) => {
  expect(proposalOf.get(line)).toMatch(/^(?:\? ?|(?:~ )?- g )/u);
});

test('half a glass of cow’s milk is 100 g of milk, and no ricotta', () => {
  expect(proposalOf.get('1/2 bicchiere di latte di mucca')).toBe('100 g Latte intero');
});

test('a salad to taste has no amount', () => {
  expect(proposalOf.get('Insalata a piacere')).toBe('0 g Insalata verde mista, non condita');
});

test('the foods of a table are those of its column, without the meal, and in its grams', () => {
  expect(ofTable).toEqual(["62.5 g Fiocchi d'avena", '250 g Latte intero', '~ 80 g Pasta di semola, cruda']);
});
