import { anamnesisLimits, type AnamnesisSection, type AnamnesisTemplate } from '../contract/anamnesis.ts';
import { anamnesisSections, isBuiltInField, isBuiltInSection } from './anamnesis-fields.ts';

/** What is asked while the account has changed nothing. */
export const defaultTemplate: AnamnesisTemplate = {
  sections: Object.entries(anamnesisSections).map(([id, fields]) => ({ id, name: '', fields: fields.map(builtIn) })),
};

/**
 * The template with the built-in fields that it does not have, such as those that a later version of the product adds, each at the
 * end of its section.
 */
export function completeTemplate({ sections }: AnamnesisTemplate): AnamnesisTemplate {
  const present = new Set(sections.flatMap(({ fields }) => fields.map(({ id }) => id)));
  const absentOf = (section: string) =>
    (defaultTemplate.sections.find(({ id }) => id === section)?.fields ?? []).filter(({ id }) => !present.has(id));
  const known = sections.map((section) => ({ ...section, fields: [...section.fields, ...absentOf(section.id)] }));
  const absent = defaultTemplate.sections
    .filter(({ id }) => !sections.some((section) => section.id === id))
    .map((section) => ({ ...section, fields: absentOf(section.id) }));
  return { sections: [...known, ...absent.filter(({ fields }) => fields.length > 0)] };
}

export type TemplateFault = 'no_name' | 'twice' | 'too_many';

/** Why a template cannot be saved; undefined when it can. */
export function faultOf({ sections }: AnamnesisTemplate): TemplateFault | undefined {
  const fields = sections.flatMap((section) => section.fields);
  const hasNoName =
    fields.some(({ id, name }) => name === '' && !isBuiltInField(id)) ||
    sections.some(({ id, name }) => name === '' && !isBuiltInSection(id));
  if (hasNoName) return 'no_name';
  if (fields.length > anamnesisLimits.fields) return 'too_many';
  return hasTwice(fields) || hasTwice(sections) ? 'twice' : undefined;
}

/** The sections with the fields to show: those that are asked, and hidden ones that have an answer. */
export function shownSections({ sections }: AnamnesisTemplate, answered: ReadonlySet<string>): AnamnesisSection[] {
  return sections
    .map((section) => ({
      ...section,
      fields: section.fields.filter(({ id, isHidden }) => !isHidden || answered.has(id)),
    }))
    .filter(({ fields }) => fields.length > 0);
}

function builtIn(id: string): AnamnesisSection['fields'][number] {
  return { id, name: '', isHidden: false, questionId: null };
}

function hasTwice(parts: readonly { id: string }[]): boolean {
  return new Set(parts.map(({ id }) => id)).size < parts.length;
}
