import { normalizeText } from '#shell/common/normalize-text.ts';

/** What people say of a food that they digest badly or do not like, without accents, in Italian and English. */
const discomfort = new RegExp(
  [
    '(?:da|danno|dava|dia) (?:un po di |molto |tanto )?fastidio|infastidi|non (?:lo |la |li |le )?(?:digerisco|digerisce|tollero|sopporto|gradisco|mi piac)',
    '(?:non riesco|fatico|faccio fatica) a digerire|digerisco (?:male|a fatica|poco)|tollero (?:male|poco)|(?:mi|ci) (?:gonfia|pesa|disgusta)',
    'mi gonfiano|mi pesano|mi (?:fa|fanno) (?:male|acidita|gonfiore|stare male)|sullo stomaco|indigest|mal di (?:pancia|stomaco)|gonfiore|crampi|reflusso|acidita|bruciore',
    'bothers? me|upsets? (?:my|me)|(?:can.?t|cannot|don.?t|do not) (?:digest|tolerate|like|stand)|hard to digest|dislike|bloat|disagrees? with me',
    'gives? me (?:gas|cramps|heartburn|reflux|stomach)|makes? me (?:feel )?(?:sick|gassy|ill)|stomach ?ache|indigestion',
  ].join('|'),
);

/** Signs of an allergic reaction, of which nothing is played down. */
const reaction =
  /allerg|anafil|anaphyl|shock|gola|labbr|lingua|respir|orticaria|prurito|viso|faccia|eruzion|edema|throat|lips?\b|tongue|breath|hives|itch|swell|swollen|rash|face/;

/** Whether a text says that a food is digested badly or not liked, and nothing of an allergy. */
export function saysDiscomfort(text: string): boolean {
  const normalized = normalizeText(text).replaceAll('’', "'");
  return discomfort.test(normalized) && !reaction.test(normalized);
}
