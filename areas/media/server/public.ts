export { mediaSources } from './sources.ts';
