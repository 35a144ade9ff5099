import { namesSymptom } from '#areas/clients/rules/symptom-words.ts';
import type { ReportedText } from '../contract/sync.ts';
import { linesIn, textsOfClient, type WrittenTexts } from './lost-texts.ts';

/** The texts of a workout, and the pain that they may explain. */
export interface Reports extends WrittenTexts {
  /** Whether the whole workout is skipped. */
  isSkipped: boolean;
  /** Whether the client reported pain at the end. */
  hasPainAtEnd: boolean;
}

export interface Alarms {
  /** Whether no professional has read the text, of a workout with pain or a symptom. */
  isUnread: (text: string) => boolean;
  /** How the reason of a skip because of pain is called. */
  painName: string;
}

/**
 * Returns the lines of the client that explain pain or name a symptom, that no professional has read, and that were replaced or
 * taken back. What explains pain and names no symptom itself has the name of the reason before it.
 */
export function replacedAlarms(before: Reports, after: Reports, { isUnread, painName }: Alarms): ReportedText[] {
  const present = new Map(textsOfClient(after).map(({ rowId, text }) => [rowId, text]));
  return textsOfClient(before).flatMap(({ rowId, text }) => {
    const isNamed = namesSymptom(text);
    if (!(isNamed || explainsPain(before, rowId)) || !isUnread(text)) return [];
    const now = present.get(rowId) ?? '';
    const isAlarm = explainsPain(after, rowId) || namesSymptom(now);
    if (isAlarm && goesOnWith(now, text)) return [];
    const lines = linesIn(text).filter((line) => isUnread(line) && !(isAlarm && linesIn(now).includes(line)));
    const alarmLines = lines.filter((line) => !isNamed || namesSymptom(line)).join('\n');
    return alarmLines === '' ? [] : [{ rowId, text: isNamed ? alarmLines : `${painName}: ${alarmLines}` }];
  });
}

/** Whether the comment (`id` null) or the note of a row names a symptom before and goes on with the same words. */
export function keepsWords(before: WrittenTexts, after: WrittenTexts, id: string | null): boolean {
  const textIn = (texts: WrittenTexts) => textsOfClient(texts).find(({ rowId }) => rowId === id)?.text ?? '';
  const [text, now] = [textIn(before), textIn(after)];
  return namesSymptom(text) && namesSymptom(now) && goesOnWith(now, text);
}

/** Whether a note of a set names a symptom that no professional has read and that the present note does not repeat. */
export function isReplacedAlarm(note: string, present: string, isUnread: Alarms['isUnread']): boolean {
  return namesSymptom(note) && isUnread(note) && !(namesSymptom(present) && goesOnWith(present, note));
}

function explainsPain({ isSkipped, hasPainAtEnd, rowChanges }: Reports, id: string | null): boolean {
  const isPainful = rowChanges.some(({ rowId, skipReason }) => skipReason === 'pain' && (id === null || rowId === id));
  return id === null ? hasPainAtEnd || (isSkipped && isPainful) : isPainful;
}

function goesOnWith(text: string, former: string): boolean {
  return text.startsWith(former) || linesIn(former).every((line) => linesIn(text).includes(line));
}
