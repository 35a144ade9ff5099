import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { energyNeedRoutes } from '../../contract/energy-need.ts';
import { type Macro, macroRoutes } from '../../contract/library.ts';
import { macroDraft } from '../../example.ts';
import { targetsOf } from '../../rules/targets.ts';
import { MacroEditScreen } from '../edit/MacroScreens.tsx';

/** A saved template. */
export const exampleMacro: Macro = {
  ...macroDraft,
  id: '0199f2a4-5c00-7012-8000-000000000001',
  version: 1,
  targets: targetsOf(macroDraft.entries),
  isHealthDataHidden: false,
  computedEnergy: { bmrKcal: 1780, totalKcal: 2759, goalKcal: 2345 },
  clientId: null,
  clientName: null,
  startsOn: null,
};

export const macroPermissions = ['view macros', 'create macros', 'update macros'];

interface Opened {
  macro?: Macro;
  permissions?: string[];
  texts?: readonly string[];
}

/** Renders the edit screen of a macro. */
export function openMacro({
  macro = exampleMacro,
  permissions = macroPermissions,
  texts = ['macros'],
}: Opened = {}): ReturnType<typeof renderScreen> {
  respond(macroRoutes.get, { macro });
  respond(energyNeedRoutes.energyNeed, { need: null });
  return renderScreen(MacroEditScreen, {
    path: '/macros/$id/edit',
    at: `/macros/${macro.id}/edit`,
    permissions,
    texts,
  });
}
