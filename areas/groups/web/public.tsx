export { AudienceFields, type AudienceValues, OptionSelect } from './audience/AudienceFields.tsx';
