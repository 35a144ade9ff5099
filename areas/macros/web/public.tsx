export { useLowEnergy } from './use-low-energy.ts';
