export { precacheTargets } from './client/own-targets.ts';
export { OwnTargets } from './client/OwnTargets.tsx';
export { EnergyNeedOffer } from './EnergyNeedOffer.tsx';
export { ClientEnergyState } from './ClientEnergyState.tsx';
export { useComparedNeed, useLowEnergy } from './use-low-energy.ts';
