export { mediaSources, sentAtOfDay } from './store/sources.ts';
