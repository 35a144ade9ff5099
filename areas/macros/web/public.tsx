export { hideCachedTargets } from './client/own-targets.ts';
export { OwnTargets } from './client/OwnTargets.tsx';
export { useLowEnergy } from './use-low-energy.ts';
