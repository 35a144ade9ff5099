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

/** Lines that were replaced. */
export interface ReplacedAlarm extends ReportedText {
  /** Whether a professional has read all of them: they stay, and are no news. */
  isRead: boolean;
  /** The first line as the client wrote it. */
  firstLine: string;
}

/**
 * Returns the lines of the client that explain pain or name a symptom and that were replaced or taken back. What explains pain and
 * names no symptom itself has the name of the reason before it.
 */
export function replacedAlarms(before: Reports, after: Reports, { isUnread, painName }: Alarms): ReplacedAlarm[] {
  const present = new Map(textsOfClient(after).map(({ rowId, text }) => [rowId, text]));
  return textsOfClient(before).flatMap(({ rowId, text }) => {
    const isNamed = namesSymptom(text);
    if (!(isNamed || explainsPain(before, rowId))) return [];
    const now = present.get(rowId) ?? '';
    const isAlarm = explainsPain(after, rowId) || namesSymptom(now);
    if (isAlarm && goesOnWith(now, text)) return [];
    const lines = linesIn(text).filter((line) => !(isAlarm && linesIn(now).includes(line)));
    const alarmLines = lines.filter((line) => !isNamed || namesSymptom(line));
    const [firstLine] = alarmLines;
    if (firstLine === undefined) return [];
    const isRead = !isUnread(text) || !alarmLines.some(isUnread);
    const replaced = alarmLines.join('\n');
    return [{ rowId, text: isNamed ? replaced : `${painName}: ${replaced}`, isRead, firstLine }];
  });
}

/** Whether the comment (`id` null) or the note of a row names a symptom before and goes on with the same words. */
export function keepsWords(before: WrittenTexts, after: WrittenTexts, id: string | null): boolean {
  const textIn = (texts: WrittenTexts) => textsOfClient(texts).find(({ rowId }) => rowId === id)?.text ?? '';
  const [text, now] = [textIn(before), textIn(after)];
  return namesSymptom(text) && namesSymptom(now) && goesOnWith(now, text);
}

/** Whether a note of a set names a symptom and the present note does not go on with it. */
export function isReplacedAlarm(note: string, present: string): boolean {
  return namesSymptom(note) && !(namesSymptom(present) && goesOnWith(present, note));
}

function explainsPain({ isSkipped, hasPainAtEnd, rowChanges }: Reports, id: string | null): boolean {
  const isPainful = rowChanges.some(({ rowId, skipReason }) => skipReason === 'pain' && (id === null || rowId === id));
  return id === null ? hasPainAtEnd || (isSkipped && isPainful) : isPainful;
}

function goesOnWith(text: string, former: string): boolean {
  return text.startsWith(former) || linesIn(former).every((line) => linesIn(text).includes(line));
}
