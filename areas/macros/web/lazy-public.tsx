export { EnergyNeedOffer } from './EnergyNeedOffer.tsx';
