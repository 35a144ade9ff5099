import { respond } from '#shell/web/testing/fake-api.ts';
import { type AssignedMacro, clientMacroRoutes } from '../../contract/library.ts';
import { macroDraft } from '../../example.ts';
import { targetsOf } from '../../rules/targets.ts';

/** Answers with the targets of a client from a day on: 2.140 kcal on days with training, 1.800 kcal on others. */
export function answerOwnTargets(startsOn: string | null): void {
  const macro: AssignedMacro = {
    ...{ id: '0199f2a4-5c00-7012-8000-000000000001', title: 'Ricomposizione', targets: targetsOf(macroDraft.entries) },
    ...{ clientId: '0199f2a4-5c00-7012-8000-0000000000c1', clientName: 'Carla Prova', note: 'Bevi spesso.' },
    ...{ startsOn: startsOn ?? '2026-11-01', endsOn: null, state: 'running' },
  };
  const macros = startsOn === null ? [] : [macro];
  respond(clientMacroRoutes.list.own, { current: null, macros, isHidden: false, nextPage: 0 });
}
