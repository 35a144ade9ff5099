import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commonProblems } from '#shell/common/problem.ts';
import { withPatients } from '#shell/server/texts/patients.ts';
import { type Contract, readContracts } from './contracts.ts';

type Texts = ReadonlyMap<string, string>;

const plural = /_(zero|one|two|few|many|other)$/;
const spoken = /\s(?:label|title|alt|placeholder|description|aria-label)="[^"]*\p{L}{2}[^"]*"/gu;

/** Fields of contracts that have no input and therefore need no label. */
const fieldsOfTheApp = new Set(['attachmentId', 'changes', 'current', 'isLeaving', 'overlap', 'saveId', 'signed']);

const faults: string[] = [];
const folders = globSync(['shell/texts', 'shell/web/*/texts', 'areas/*/texts']).sort();
const read = new Map<string, Texts>();
for (const folder of folders) {
  const italian = readTexts(path.join(folder, 'it.json'));
  const english = readTexts(path.join(folder, 'en.json'));
  read.set(path.basename(path.dirname(folder)), italian);
  if (italian.size > 0 || english.size > 0) compare(folder, italian, english);
  checkPatients(folder, italian, 'it');
  checkPatients(folder, english, 'en');
}

const contracts = await readContracts();
for (const { area, code } of [...Object.values(commonProblems), ...contracts.flatMap(({ problems }) => problems)])
  require(area, `problems.${code}`, 'a problem');
for (const contract of contracts) checkFields(contract);
for (const file of globSync('areas/*/web/screens.tsx')) checkNamespaces(file);
for (const file of globSync([
  'shell/common/**/*.ts',
  'areas/*/contract.ts',
  'areas/*/contract/*.ts',
  'areas/*/rules/**/*.ts',
]))
  checkNames(file);
for (const file of globSync(['shell/web/**/*.tsx', 'areas/*/web/**/*.tsx'])) checkMarkup(file);

const texts = [...read.values()].reduce((sum, { size }) => sum + size, 0);
if (texts === 0 || contracts.length === 0) faults.push('texts: read no texts or no contracts');
for (const fault of faults) console.error(fault);
console.log(`texts: ${texts} texts in ${read.size} folders, ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;

/**
 * The texts of a file by key, such as `save.draft`. A missing file has no texts, so all keys of the other language are
 * reported.
 */
function readTexts(file: string): Texts {
  const texts = new Map<string, string>();
  if (existsSync(file)) flatten(JSON.parse(readFileSync(file, 'utf8')), '', texts);
  for (const [key, text] of texts) {
    if (text.trim() === '') faults.push(`${file}: ${key} is empty`);
    if (/[\d}]\s%/.test(text)) faults.push(`${file}: ${key} has a space before %`);
  }
  return texts;
}

function flatten(branch: Record<string, unknown>, prefix: string, into: Map<string, string>): void {
  for (const [name, value] of Object.entries(branch)) {
    if (typeof value === 'object' && value) flatten(value as Record<string, unknown>, `${prefix}${name}.`, into);
    else into.set(prefix + name, String(value));
  }
}

/**
 * Reports keys and placeholders that only one language has. Languages have different plural forms, so all forms of a
 * key count as that key.
 */
function compare(folder: string, italian: Texts, english: Texts): void {
  const sides = [
    { file: 'it.json', own: byKey(italian), other: byKey(english) },
    { file: 'en.json', own: byKey(english), other: byKey(italian) },
  ];
  for (const { file, own, other } of sides)
    for (const key of other.keys()) if (!own.has(key)) faults.push(`${folder}/${file}: ${key} is missing`);
  for (const [key, names] of byKey(italian)) {
    const there = byKey(english).get(key);
    if (there !== undefined && there !== names)
      faults.push(`${folder}: ${key} has {{${names}}} in it, {{${there}}} in en`);
  }
}

/** Reports texts that still speak of clients in the dietitian variant, because they have another form of the word. */
function checkPatients(folder: string, all: Texts, language: 'it' | 'en'): void {
  for (const [key, text] of all)
    if (/client/i.test(withPatients(text, language).replaceAll(/\{\{.*?\}\}/g, '')))
      faults.push(`${folder}/${language}.json: ${key} has a form of the word that the dietitian variant does not know`);
}

/** The placeholders of each key. `count` selects the plural form and may be absent from its text. */
function byKey(texts: Texts): Map<string, string> {
  const keys = new Map<string, Set<string>>();
  for (const [full, text] of texts) {
    const key = full.replace(plural, '');
    const names = keys.get(key) ?? keys.set(key, new Set()).get(key);
    for (const [, name] of text.matchAll(/\{\{-?\s*([\w.]+)/g))
      if (name && !(name === 'count' && key !== full)) names?.add(name);
  }
  return new Map([...keys].map(([key, names]) => [key, [...names].sort().join(', ')]));
}

/**
 * Reports fields of contracts without a label. The message of an invalid field starts with the label of the area or of
 * the shell.
 */
function checkFields({ area, routes }: Contract): void {
  for (const name of new Set(routes.flatMap(({ body }) => Object.keys(body?.shape ?? {}))))
    if (!fieldsOfTheApp.has(name) && !read.get('shell')?.has(`fields.${name}`))
      require(area, `fields.${name}`, 'a field of the contract');
}

/** Reports screens that do not load the namespace of their area. They would show keys instead of texts. */
function checkNamespaces(file: string): void {
  const area = file.split(path.sep)[1] ?? '';
  const hasNamespace = new RegExp(`(?:namespaces|loadTexts)\\b[^\\]]*'${area}'`).test(readFileSync(file, 'utf8'));
  if (!hasNamespace && read.has(area)) faults.push(`${file}: '${area}' is missing in the namespaces of its screens`);
}

function require(namespace: string, key: string, what: string): void {
  if (!read.get(namespace)?.has(key)) faults.push(`${namespace}: ${key} is missing, the text of ${what}`);
}

/** Reports references to missing texts. Contracts and rules refer to texts as `'shell:invalid.color'`. */
function checkNames(file: string): void {
  for (const [, namespace = '', key = ''] of readFileSync(file, 'utf8').matchAll(/'([a-z-]+):([a-zA-Z_][\w.]*)'/g))
    if (read.has(namespace)) require(namespace, key, file);
}

/** The linter reports literal texts between tags; this reports attributes that are displayed or read aloud. */
function checkMarkup(file: string): void {
  if (file.endsWith('.test.tsx')) return;
  for (const [text] of readFileSync(file, 'utf8').matchAll(spoken)) faults.push(`${file}: text in markup:${text}`);
}
