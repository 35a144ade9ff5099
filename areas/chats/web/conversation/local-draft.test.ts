import { expect, test } from 'vitest';
import type { Draft } from '../../contract/drafts.ts';
import { emptyDraft, readLocalDraft, storeLocalDraft, withReceived, withSaved } from './local-draft.ts';

const [me, conversation] = ['membership', 'conversation'];
const onServer = (text: string, version: number, more: Partial<Draft> = {}): Draft => ({
  text,
  isInternal: false,
  attachment: null,
  about: null,
  otherText: '',
  version,
  ...more,
});
const local = (text: string, version: number, isChanged: boolean) => ({ ...emptyDraft, text, version, isChanged });

test('what another device wrote is shown when nothing is being written here', () => {
  expect(withReceived(local('Prima', 1, false), onServer('Dopo', 2, { isInternal: true }))).toMatchObject({
    text: 'Dopo',
    isInternal: true,
    version: 2,
    isChanged: false,
  });
});

test('what is being written is never replaced, and is saved on the version before, so that the server has both', () => {
  const writing = local('Sto scrivendo', 1, true);

  expect(withReceived(writing, onServer('Altro', 2))).toBe(writing);
});

test('a draft that was sent from another device disappears, but not what is being written', () => {
  expect(withReceived(local('Inviato', 1, false), onServer('', 2)).text).toBe('');
  expect(withReceived(local('Inviato e poi', 1, true), onServer('', 2))).toMatchObject({
    text: 'Inviato e poi',
    version: 2,
    isChanged: true,
  });
});

test('an older answer, or none, changes nothing', () => {
  const draft = local('Testo', 3, false);

  expect(withReceived(draft, onServer('Vecchio', 2))).toBe(draft);
  expect(withReceived(draft, null)).toBe(draft);
});

test('what was typed while a save was on its way is still to be saved', () => {
  const sent = local('Ciao', 0, true);

  expect(withSaved({ ...sent, text: 'Ciao Anna' }, sent, onServer('Ciao', 1))).toMatchObject({
    text: 'Ciao Anna',
    version: 1,
    isChanged: true,
  });
  expect(withSaved(sent, sent, onServer('Ciao', 1, { otherText: 'Altro' }))).toMatchObject({
    isChanged: false,
    otherText: 'Altro',
  });
});

test('a draft survives a reload, also one that an earlier version stored as plain text', () => {
  storeLocalDraft(me, conversation, { ...local('Nota', 2, true), isInternal: true });
  expect(readLocalDraft(me, conversation)).toMatchObject({ text: 'Nota', version: 2, isInternal: true });

  localStorage.setItem(`chat-draft.${me}.${conversation}`, '{nome} ciao');
  expect(readLocalDraft(me, conversation)).toMatchObject({ text: '{nome} ciao', version: 0, isChanged: true });

  storeLocalDraft(me, conversation, { ...emptyDraft, isInternal: true });
  expect(readLocalDraft(me, conversation).isInternal).toBe(false);
});
