export { OwnTargets } from './client/OwnTargets.tsx';
export { useLowEnergy } from './use-low-energy.ts';
