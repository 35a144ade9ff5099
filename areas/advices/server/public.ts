export { adviceDeleted, adviceGiven, adviceSeen } from './events.ts';
