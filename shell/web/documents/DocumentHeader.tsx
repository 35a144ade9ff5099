import { type ReactNode, useState } from 'react';
import { useScreenTitle } from '../widgets/screen-title.ts';
import { AutoText } from './AutoText.tsx';
import classes from './DocumentHeader.module.css';
import { DocumentTopLine } from './DocumentTopLine.tsx';

interface DocumentHeaderProps {
  /** The list that the document belongs to, or its client. */
  back: { to: string; label: string };
  title: TitleProps;
  /** State and totals, below the title. */
  summary: ReactNode;
  /** Buttons and links for the whole document. */
  actions: ReactNode;
  children?: ReactNode;
}

/** The header of a document editor: way back, title, state and actions. */
export function DocumentHeader({ back, title, summary, actions, children }: DocumentHeaderProps) {
  useScreenTitle(title.value);
  return (
    <header className={classes['head']}>
      <DocumentTopLine back={back} />
      <div className={classes['line']}>
        <div className={classes['texts']}>
          <Title {...title} />
          <div className={classes['summary']}>{summary}</div>
        </div>
        <div className={classes['actions']}>{actions}</div>
      </div>
      {children}
    </header>
  );
}

interface TitleProps {
  label: string;
  value: string;
  maxLength: number;
  onChange: (title: string) => void;
}

/** Field of the title. An empty title is not saved; the last saved one returns on blur. */
function Title({ label, value, maxLength, onChange }: TitleProps) {
  const [isEmptied, setEmptied] = useState(false);
  return (
    <h1 className={classes['title']} tabIndex={-1}>
      <AutoText
        isOneLine
        aria-label={label}
        maxLength={maxLength}
        value={isEmptied ? '' : value}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          setEmptied(typed.trim() === '');
          if (typed.trim() !== '') onChange(typed);
        }}
        onBlur={() => setEmptied(false)}
      />
    </h1>
  );
}
