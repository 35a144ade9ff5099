import { IconAlertOctagon, IconAlertTriangle, IconBan, IconInfoCircle, IconLeaf } from '@tabler/icons-react';
import { stateColors } from '#shell/web/theme/state-colors.ts';
import type { DietaryProfile, Statement } from '../contract.ts';
import { statementsOf } from '../rules/changes.ts';
import classes from './DietaryProfile.module.css';
import { useStatementText } from './statement-text.ts';

const looks = {
  allergy: { tone: 'bad', Icon: IconAlertOctagon },
  intolerance: { tone: 'soon', Icon: IconAlertTriangle },
  diet: { tone: 'fresh', Icon: IconLeaf },
  excluded: { tone: 'quiet', Icon: IconBan },
  state: { tone: 'quiet', Icon: IconInfoCircle },
} as const;

/**
 * All statements of a profile as marks: allergies first, then intolerances, diets and excluded foods. For the page of a client and
 * beside an editor. The screen must load the text namespace `dietary-profiles`.
 */
export function ProfileSummary({ profile }: { profile: DietaryProfile }) {
  const textOf = useStatementText();
  const statements = statementsOf(profile)
    .filter(({ kind }) => kind !== 'note')
    .toSorted((one, other) => rankOf(one) - rankOf(other));

  return (
    <ul className={classes['tags']}>
      {statements.map((statement) => {
        const { tone, Icon } = looks[lookOf(statement)];
        const { light, dark } = stateColors[tone];
        const style = {
          color: `light-dark(${light.text}, ${dark.text})`,
          background: `light-dark(${light.ground}, ${dark.ground})`,
        };
        return (
          <li key={textOf(statement)} style={style}>
            <Icon size={16} aria-hidden="true" />
            {textOf(statement)}
          </li>
        );
      })}
    </ul>
  );
}

function rankOf(statement: Statement): number {
  return Object.keys(looks).indexOf(lookOf(statement));
}

function lookOf(statement: Statement): keyof typeof looks {
  if (statement.kind === 'allergy') return statement.severity;
  if (statement.kind === 'word' && statement.isAllergy) return 'allergy';
  return statement.kind === 'diet' || statement.kind === 'state' ? statement.kind : 'excluded';
}
