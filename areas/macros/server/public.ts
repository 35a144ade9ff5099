export { energyNeedSources } from './energy-need.ts';
export { findDifferentTargets, plannedDaySources } from './target-differences.ts';
export { macrosDeleted, macroGiven } from './events.ts';
export { assertLowEnergyConfirmed, findLowEnergy } from './low-energy.ts';
export { numbersHidden } from './hidden.ts';
export { createMacro } from './operations/macros.ts';
