import { Tooltip } from '@mantine/core';
import { IconAlertOctagon, IconAlertTriangle, IconBan, IconCheck, IconHelpCircle } from '@tabler/icons-react';
import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { stateColors } from '#shell/web/theme/state-colors.ts';
import type { Conflict, ConflictLevel } from '../contract.ts';
import type { AgreedIn } from '../rules/conflict-text.ts';
import { byGravity, levelOf, rankOf } from '../rules/conflicts.ts';
import classes from './ConflictMark.module.css';
import { useAgreedText, useConflictTexts, useUnknownText } from './conflict-text.ts';

const icons = {
  forbidden: IconAlertOctagon,
  unwanted: IconBan,
  doubtful: IconAlertTriangle,
  hint: IconHelpCircle,
} as const satisfies Record<ConflictLevel, typeof IconBan>;

const tones = { forbidden: 'bad', unwanted: 'soon', doubtful: 'soon', hint: 'quiet' } as const;

interface ConflictMarkProps {
  conflicts: readonly Conflict[];
  /** Category of the food, which a conflict with an excluded category names. */
  category: Category;
  /** Whether the professional left the food in the meal plan with a note that explains it. */
  isAgreed?: boolean;
  /** The plan in which the food was left. */
  agreedIn?: AgreedIn | undefined;
  /** Whether the reader is the client: a food that a professional has to confirm then has the advice to ask first. */
  isForClient?: boolean;
  /** Shows the levels only, and what hints are about, for rows of a list; pointing at the badge, a touch or the focus shows the reasons. */
  isShort?: boolean;
  /** Whether the badge takes the focus; not inside of a button or an option. */
  isFocusable?: boolean;
}

/**
 * What speaks against a food: an icon of the worst level and all reasons, the gravest first. Nothing without a conflict. The screen
 * must load the text namespaces `dietary-profiles` and `aliments`.
 */
export function ConflictMark({
  conflicts,
  category,
  isAgreed = false,
  agreedIn,
  isForClient = false,
  isShort = false,
  isFocusable = false,
}: ConflictMarkProps) {
  const t = useTexts('dietary-profiles');
  const textsOf = useConflictTexts(category);
  const agreedOf = useAgreedText();
  const sorted = conflicts.toSorted(byGravity);
  const levels = [...new Set(conflicts.toSorted((one, other) => rankOf(one) - rankOf(other)).map(levelOf))];
  const [level] = levels;
  if (!level) return null;

  const Icon = icons[level];
  const { light, dark } = stateColors[tones[level]];
  const color = `light-dark(${light.text}, ${dark.text})`;
  const reasons = textsOf(sorted).join('. ');
  const asksClient = isForClient && !isAgreed && conflicts.some(({ kind }) => kind === 'state');
  const shortTexts = [
    ...levels.flatMap((one) => (one === 'hint' ? [] : t(`conflicts.levels.${one}`))),
    ...textsOf(sorted.filter((one) => levelOf(one) === 'hint')),
  ];
  if (isShort)
    return (
      <Tooltip label={reasons} multiline maw={320} events={{ hover: true, focus: true, touch: true }}>
        <span
          className={`${classes['mark']} ${classes['short']}`}
          style={{ color, background: `light-dark(${light.ground}, ${dark.ground})` }}
          data-long={shortTexts.length > 1 || level === 'hint'}
          tabIndex={isFocusable ? 0 : undefined}
        >
          <Icon size={14} aria-hidden="true" className={classes['icon']} />
          <span>{shortTexts.join(' · ')}</span>
        </span>
      </Tooltip>
    );
  return (
    <span className={classes['mark']} style={{ color }}>
      <Icon size={16} aria-hidden="true" />
      <span>
        {reasons}
        {isAgreed && <small className={classes['agreed']}>{agreedOf(conflicts, agreedIn)}</small>}
        {asksClient && <small className={classes['agreed']}>{t('conflicts.askBefore')}</small>}
      </span>
    </span>
  );
}

/** Says that a food was planned on purpose and in spite of what, without a warning: a professional confirmed it for all reasons. */
export function ConfirmedMark({ conflicts, agreedIn }: Pick<ConflictMarkProps, 'conflicts' | 'agreedIn'>) {
  const agreedOf = useAgreedText();
  return (
    <span className={classes['mark']}>
      <IconCheck size={16} aria-hidden="true" />
      <small>{agreedOf(conflicts, agreedIn)}</small>
    </span>
  );
}

/** Says to a client that it is not known whether a food suits their diet; nothing without such conflicts. */
export function UnknownMark({ conflicts, category }: Pick<ConflictMarkProps, 'conflicts' | 'category'>) {
  const textOf = useUnknownText(category);
  if (conflicts.length === 0) return null;
  const { light, dark } = stateColors[tones.hint];
  return (
    <span className={classes['mark']} style={{ color: `light-dark(${light.text}, ${dark.text})` }}>
      <IconHelpCircle size={16} aria-hidden="true" />
      <small>{textOf(conflicts)}</small>
    </span>
  );
}
