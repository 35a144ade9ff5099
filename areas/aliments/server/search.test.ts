import { beforeAll, expect, test } from 'vitest';
import { openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { alimentRoutes } from '../contract/library.ts';
import { alimentDraft } from '../example.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openOwnTestServer();
  studio = await openTestStudio(server);
  await server.owner.query('truncate system_aliments');
  await server.owner.query(`insert into system_aliments (id, source, source_ref, name_it, brand)
    select gen_random_uuid(), 'prova', name, name, 'Forno'
    from unnest('{Torta di mele,Torta salata,Torta di more,Crema di mais,Mais,Latte e menta}'::text[]) name`);
  await server.ask(alimentRoutes.create, { ...alimentDraft, name: 'Torta della mamma', name_en: '' }, studio.admin);
});

const namesOf = async (search: string) =>
  (await server.ask(alimentRoutes.list, { search }, studio.admin)).data.aliments.map(({ name }) => name);

test.each([
  ['torta m', ['Torta della mamma', 'Torta di mele', 'Torta di more']],
  ['torte me', ['Torta di mele']],
  ['di m', ['Crema di mais', 'Torta di mele', 'Torta di more']],
  ['di torta m', ['Torta di mele', 'Torta di more']],
  ['m di', []],
  ['e m', ['Latte e menta']],
  ['torta x', []],
])('an unfinished word of one or two letters narrows a search: %s', async (search, found) => {
  expect((await namesOf(search)).toSorted()).toEqual(found);
});

test('a food whose first word is searched comes before one that only begins like it, and raw food before cooked food', async () => {
  await server.owner.query(`insert into system_aliments (id, source, source_ref, name_it, form, rank)
    select gen_random_uuid(), 'prova', name, name, form, 1
    from unnest('{Panettone,Pane di segale,Mele al forno,"Mele con la buccia, crude"}'::text[],
      '{as_sold,as_sold,cooked,raw}'::text[]) as food (name, form)`);

  expect(await namesOf('pane')).toEqual(['Pane di segale', 'Panettone']);
  expect((await namesOf('mela')).slice(0, 2)).toEqual(['Mele con la buccia, crude', 'Mele al forno']);
});

test('a food with the searched word comes before one with a longer word that begins like it', async () => {
  await server.owner.query(`insert into system_aliments (id, source, source_ref, name_it, rank)
    select gen_random_uuid(), 'prova', name, name, 1 from unnest('{"Fagiano, crudo","Fagiano, cotto",Fagioli}'::text[]) name`);
  await server.ask(alimentRoutes.create, { ...alimentDraft, name: 'Yogurt greco Fage', name_en: '' }, studio.admin);

  expect((await namesOf('Fage'))[0]).toBe('Yogurt greco Fage');
});
