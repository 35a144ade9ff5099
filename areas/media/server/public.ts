export { mediaSources } from './store/sources.ts';
