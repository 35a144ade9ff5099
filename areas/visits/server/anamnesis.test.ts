import { beforeAll, describe, expect, test } from 'vitest';
import { builtInTypes } from '#areas/metrics/contract/types.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import type { TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { visitLimits } from '../contract.ts';
import { anamnesisRoutes } from '../contract/anamnesis.ts';
import { visitMetrics } from '../contract/document.ts';
import { addFirstAnswers, sentAnswer as sent } from '#database/testing/first-answers.ts';
import { measure, openTestVisits, type TestVisits } from './testing/visits.ts';

let server: TestServer;
let studio: TestStudio;
let visits: TestVisits;

beforeAll(async () => {
  server = await openTestServer();
  visits = await openTestVisits(server);
  ({ studio } = visits);
});

describe('the limits', () => {
  test('a visit at all its limits is saved, completed, read and printed, also with its medical history', async () => {
    const visit = await visits.create();
    const measures = [
      measure('weight', 62.4),
      measure('height', 168),
      ...visitMetrics
        .filter((metric) => metric !== 'weight' && metric !== 'height')
        .map((metric) => {
          const { min } = builtInTypes[metric];
          return measure(metric, min * 2, min * 2, min * 2);
        }),
    ];
    const { template } = (await server.ask(anamnesisRoutes.anamnesisTemplate, {}, studio.admin)).data;
    const fieldIds = template.sections.flatMap(({ fields }) => fields.map((field) => field.id));
    const answers = Array.from({ length: visitLimits.answers }, (_, index) => ({
      id: fieldIds[index] ?? newId(),
      text: 'più '.repeat(visitLimits.text / 4),
    }));
    const text = 'parola '.repeat(714);
    const saved = await visits.save(visit, { measures, answers, plan: text, reason: text });
    const { id } = visit;

    expect(saved.status).toBe(200);
    expect((await visits.complete({ id, version: saved.data.version })).status).toBe(200);
    expect((await visits.read(id)).answers).toHaveLength(visitLimits.answers);
    const headers = { authorization: `Bearer ${studio.admin}` };
    const print = (query: string) => server.app.inject({ url: `/api/visits/${id}/print?${query}`, headers });
    const [short, long] = [await print(''), await print('anamnesis=true&privateNotes=true')];
    expect([short.statusCode, long.statusCode]).toEqual([200, 200]);
    expect(long.rawPayload.length).toBeGreaterThan(short.rawPayload.length * 2);
  });
});

describe('the medical history', () => {
  test('has the names, order and own fields of the account; built-in fields that were left out come back', async () => {
    const present = (await server.ask(anamnesisRoutes.anamnesisTemplate, {}, studio.admin)).data;
    const [goals, ...others] = present.template.sections;
    const own = { id: newId(), name: 'Integrazione sportiva', isHidden: false, questionId: null };
    const hiddenFields = goals?.fields.slice(0, 2).map((field) => ({ ...field, isHidden: true })) ?? [];
    const sections = [...others, { id: 'goals', name: 'Perché sei qui', fields: [own, ...hiddenFields] }];
    const saved = await server.ask(anamnesisRoutes.saveAnamnesisTemplate, { sections, version: 0 }, studio.admin);
    const stale = await server.ask(anamnesisRoutes.saveAnamnesisTemplate, { sections, version: 0 }, studio.admin);
    const nameless = [{ id: newId(), name: '', fields: [] }];
    const refused = await server.ask(
      anamnesisRoutes.saveAnamnesisTemplate,
      { sections: nameless, version: 1 },
      studio.admin,
    );
    const { template } = await visits.baseOf(await visits.create());

    expect(template).toEqual(saved.data.template);
    expect(template.sections.at(-1)).toMatchObject({ id: 'goals', name: 'Perché sei qui' });
    expect(template.sections.at(-1)?.fields.map((field) => field.name || field.id)).toEqual([
      ...['Integrazione sportiva', 'goal', 'desired_weight', 'deadline', 'motivation', 'referred_by'],
    ]);
    expect([stale.status, refused.status, refused.code]).toEqual([409, 422, 'anamnesis_no_name']);
    await server.owner.query('delete from anamnesis_templates where account_id = $1', [studio.accountId]);
  });

  test('proposes answers of the first survey for empty fields, and stores none of them', async () => {
    const answers = [
      { ...sent('Che cosa vorresti ottenere?'), value: { kind: 'text', value: 'Dormire meglio' } },
      { ...sent('Quante ore dormi?'), kind: 'number', value: { kind: 'number', value: 6.5 }, unit: 'ore' },
      { ...sent('Che lavoro fai?'), value: { kind: 'text', value: 'Infermiera' } },
    ];
    await addFirstAnswers(visits, answers);
    const visit = await visits.create();
    await visits.save(visit, { answers: [{ id: 'work', text: 'Ospedale' }] });
    const base = await visits.baseOf(visit);

    expect(base.proposals.map(({ fieldId, answer }) => [fieldId, answer.value])).toEqual([
      ['goal', { kind: 'text', value: 'Dormire meglio' }],
      ['sleep', { kind: 'number', value: 6.5 }],
    ]);
    expect((await visits.read(visit.id)).answers).toEqual([{ id: 'work', text: 'Ospedale' }]);
  });

  test.each(['Quanta motivazione senti?', 'Quanto ti senti motivato?'])(
    '“%s” is answered by the survey',
    async (text) => {
      await addFirstAnswers(visits, [{ ...sent(text), kind: 'number', value: { kind: 'number', value: 9 } }]);
      const { proposals } = await visits.baseOf(await visits.create());

      expect(proposals.map(({ fieldId, answer }) => [fieldId, answer.value])).toContainEqual([
        'motivation',
        { kind: 'number', value: 9 },
      ]);
    },
  );
});
