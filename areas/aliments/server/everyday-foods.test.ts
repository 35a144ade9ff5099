import { beforeAll, expect, test } from 'vitest';
import { openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { connect } from '#shell/server/database/connect.ts';
import { alimentRoutes } from '../contract/library.ts';
import { loadAliments } from './catalogue.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openOwnTestServer();
  studio = await openTestStudio(server);
  const owner = connect(server.ownerUrl, 1);
  await loadAliments(owner);
  await owner.query('analyze system_aliments');
  await owner.end();
});

const firstOf = async (search: string, language: 'it' | 'en') =>
  (await server.ask(alimentRoutes.list, { search }, studio.admin, language)).data.aliments[0];

test.each([
  ['egg', 'Egg, whole, raw'],
  ['eggs', 'Egg, whole, raw'],
  ['rice', 'White rice, raw'],
  ['brown rice', 'Brown rice, raw'],
  ['pasta', 'Pasta, raw'],
  ['oats', 'Rolled oats'],
  ['milk', 'Milk, whole'],
  ['bread', 'White bread'],
  ['apple', 'Apples, peeled, raw'],
  ['banana', 'Bananas, raw'],
  ['oil', 'Olive oil'],
  ['olive oil', 'Olive oil'],
  ['potato', 'Potatoes, peeled, raw'],
  ['tuna', 'Tuna, fresh, raw'],
  ['salmon', 'Salmon, farmed, raw'],
  ['yogurt', 'Yogurt, plain'],
  ['greek yogurt', 'Greek yogurt, 0%'],
  ['tomatoes', 'Tomatoes, ripe, raw'],
  ['chicken breast', 'Chicken breast, raw'],
  ['butter', 'Butter, unsalted'],
  ['sugar', 'White sugar'],
  ['honey', 'Honey'],
  ['carrots', 'Carrots, raw'],
  ['spinach', 'Spinach, raw'],
  ['lentils', 'Lentils, dried'],
  ['chickpeas', 'Chickpeas, dried'],
  ['almonds', 'Almonds'],
  ['orange', 'Oranges, raw'],
  ['strawberries', 'Strawberries, raw'],
  ['zucchini', 'Courgettes, raw'],
  ['cod', 'Cod, raw'],
  ['tofu', 'Tofu, plain'],
  ['quinoa', 'Quinoa, raw'],
  ['avocado', 'Avocado, raw'],
  ['couscous', 'Couscous, raw'],
  ['pizza', 'Margherita pizza'],
  ['rice drink', 'Rice drink'],
  ['egg white', 'Egg white, raw'],
])('in English, %s finds first: %s', async (search, food) => {
  expect((await firstOf(search, 'en'))?.name_en).toBe(food);
});

test.each([
  ['uovo', 'Uovo di gallina, crudo'],
  ['uova', 'Uovo di gallina, crudo'],
  ['riso', 'Riso bianco, crudo'],
  ['riso integrale', 'Riso integrale, crudo'],
  ['pasta', 'Pasta di semola, cruda'],
  ['pasta integrale', 'Pasta integrale, cruda'],
  ['fiocchi', "Fiocchi d'avena"],
  ['latte', 'Latte intero'],
  ['pane', 'Pane bianco'],
  ['mela', 'Mele con buccia, crude'],
  ['banana', 'Banane, crude'],
  ['olio', 'Olio di oliva'],
  ['olio evo', 'Olio extravergine di oliva'],
  ['patate', 'Patate con buccia, crude'],
  ['tonno', 'Tonno fresco, crudo'],
  ['salmone', "Salmone d'allevamento, crudo"],
  ['yogurt', 'Yogurt bianco'],
  ['yogurt greco', 'Yogurt greco 0%'],
  ['pomodori', 'Pomodori maturi, crudi'],
  ['petto di pollo', 'Petto di pollo, crudo'],
  ['parmigiano', 'Parmigiano Reggiano'],
  ['burro', 'Burro'],
  ['zucchero', 'Zucchero bianco'],
  ['miele', 'Miele'],
  ['carote', 'Carote, crude'],
  ['spinaci', 'Spinaci, crudi'],
  ['lenticchie', 'Lenticchie, secche'],
  ['ceci', 'Ceci, secchi'],
  ['mandorle', 'Mandorle'],
  ['arancia', 'Arance, crude'],
  ['fragole', 'Fragole, crude'],
  ['zucchine', 'Zucchine, crude'],
  ['merluzzo', 'Merluzzo, crudo'],
  ['bresaola', 'Bresaola'],
  ['caffè', 'Caffè espresso, senza zucchero'],
  ['pizza', 'Pizza margherita'],
  ['fette biscottate', 'Fette biscottate'],
  ['albume', "Albume d'uovo, crudo"],
])('in Italian, %s finds first: %s', async (search, food) => {
  expect((await firstOf(search, 'it'))?.name).toBe(food);
});

test.each([
  ['nutella', 'Crema spalmabile alle nocciole e cacao'],
  ['piadina', 'Tortilla di frumento'],
  ['philadelphia', 'Formaggio fresco spalmabile'],
  ['philadelphia light', 'Formaggio fresco spalmabile light'],
  ['wasa', 'Pane croccante integrale'],
  ['crackers', 'Cracker di frumento'],
  ['gallette', 'Gallette di riso integrale'],
  ['pan carrè', 'Pancarrè'],
  ['fiocchi di latte', 'Fiocchi di latte'],
  ['jocca', 'Fiocchi di latte'],
  ['skyr', 'Yogurt greco 0%'],
  ['sottilette', 'Formaggio fuso a fette'],
  ['mozzarella light', 'Mozzarella di latte parzialmente scremato'],
  ['zymil', 'Latte parzialmente scremato a ridotto contenuto di lattosio'],
  ['actimel', 'Latte fermentato da bere, intero'],
  ['tonno in scatola', "Tonno sott'olio, in scatola, sgocciolato"],
  ["tonno all'olio", "Tonno sott'olio, in scatola, sgocciolato"],
  ['rio mare', "Tonno sott'olio, in scatola, sgocciolato"],
  ['hamburger vegetale', 'Burger vegetale di soia e verdure'],
  ['whey', 'Proteine del siero del latte in polvere'],
  ['proteine in polvere', 'Proteine del siero del latte in polvere'],
  ['coca cola', 'Cola'],
  ['coca cola zero', 'Cola senza zucchero'],
  ['fanta', 'Aranciata'],
  ['sprite', 'Gassosa'],
  ['estathé', 'Tè freddo zuccherato'],
  ['red bull', 'Energy drink'],
  ['nesquik', 'Cacao zuccherato in polvere'],
  ['ovomaltina', 'Preparato al malto e cacao, in polvere'],
  ['pringles', 'Patatine in sacchetto'],
  ['fonzies', 'Snack soffiati di mais'],
  ['oro saiwa', 'Biscotti secchi'],
  ['gocciole', 'Biscotti con gocce di cioccolato'],
  ['pavesini', 'Savoiardi'],
  ['oreo', 'Biscotti al cacao farciti alla crema'],
  ['loacker', 'Wafer alla nocciola'],
  ['bounty', 'Barretta al cocco ricoperta di cioccolato'],
  ['twix', 'Barretta di cioccolato con biscotto'],
  ['kit kat', 'Barretta di cioccolato con biscotto'],
  ['magnum', 'Gelato su stecco ricoperto di cioccolato'],
  ['pachino', 'Pomodorini ciliegino, crudi'],
  ['camomilla', 'Tisana, senza zucchero'],
  ['prosecco', 'Vino spumante bianco'],
  ['dietor', 'Dolcificante alla saccarina'],
])('the everyday word or brand %s finds first: %s', async (search, food) => {
  expect((await firstOf(search, 'it'))?.name).toBe(food);
});

test('a food that only begins with the word stays behind the plain food, however often the studio uses it', async () => {
  await server.owner.query(
    `insert into aliment_uses (account_id, aliment_id, total)
    select $1, id, 50 from system_aliments where name_en in ('Egg white, raw', 'Oat drink')`,
    [studio.accountId],
  );

  expect((await firstOf('eggs', 'en'))?.name_en).toBe('Egg, whole, raw');
  expect((await firstOf('oats', 'en'))?.name_en).toBe('Rolled oats');
});
