import { withoutComposition } from '../../rules/pasted-brackets.ts';
import { choicesOf, isChoiceInText, textsInName } from './added-foods.ts';
import { type ImportRow, isNoted, isTextOnly, isUsed, namesWarnedFood, unreadOf } from './import-rows.ts';

/** The rows of which texts may be kept: in a recipe, whose description they would change, without those that a person skipped. */
export function rowsToKeep(rows: readonly ImportRow[], isDiet: boolean): readonly ImportRow[] {
  return isDiet ? rows : rows.filter(({ isSkipped }) => !isSkipped);
}

/** What a pasted line says that becomes no food. */
export interface KeptText {
  /** One text, or those of a food and its alternatives, of which one is eaten. */
  choices: string[];
  /** Whether the line is not added at all, and not only some of its words. */
  isLeftOut: boolean;
  /** Whether the text can be kept; not that of an alternative which speaks against the person, where another one is eaten. */
  isKeepable: boolean;
  /** Whether it speaks against the person for whom it is, so that it is kept as a food to be replaced. */
  isToReplace: boolean;
  /** Whether it is written in the name of the food of which it is an alternative, so that it is no line of its own. */
  isInName: boolean;
}

const leftOut = { isLeftOut: true, isKeepable: true, isToReplace: false, isInName: false };

/**
 * The lines whose foods are not added, also those that a person skipped, and the range and the words of the others that were not read
 * and that the name of the food does not say. A food that is not added is one text with its alternatives. A food that
 * speaks against the person is one to be replaced. Foods with amounts in brackets behind another one are in no sum, so that they are a line left out. A skipped line of a second option, which would be only a text anyway, is not kept.
 */
export function keptTexts(rows: readonly ImportRow[]): KeptText[] {
  const choiceOf = new Map(choicesOf(rows).flatMap((choice) => choice.map((row) => [row, choice] as const)));
  return rows.flatMap((row): KeptText[] => {
    const choice = choiceOf.get(row);
    if (isNoted(row) || (row.isOption && row.isSkipped)) return [];
    const text = row.line.text.trim();
    if (!choice) return [{ ...leftOut, choices: [text], isKeepable: row.isOption, isToReplace: row.isOption }];
    if (isChoiceInText(choice))
      return row === choice[0]
        ? [
            {
              ...leftOut,
              isLeftOut: !choice.every(isTextOnly),
              isToReplace: choice.every(namesWarnedFood),
              choices: [...new Set(choice.map((one) => one.line.text.trim()))],
            },
          ]
        : [];
    const unadded = row === choice[0] ? textsInName(choice) : [];
    const otherWords = [row.line.range, unreadOf(row)].filter(Boolean).join(', ');
    return [
      ...(otherWords !== '' && isUsed(row)
        ? [{ ...leftOut, choices: [`${row.line.food}: ${otherWords}`], isLeftOut: hasUncountedFoods(row) }]
        : []),
      ...unadded.map((one) => ({ ...leftOut, choices: [one], isInName: row.recipe === null })),
    ];
  });
}

/** `pasta al pomodoro (passata 100 g, olio 10 g)`. */
function hasUncountedFoods({ line }: ImportRow): boolean {
  return withoutComposition(line.text).composition !== '';
}
