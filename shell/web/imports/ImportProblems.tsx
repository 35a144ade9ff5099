import type { ReactNode } from 'react';
import classes from './ImportParts.module.css';

interface ImportProblemsProps {
  title: string;
  problems: readonly { key: string; line: string; text: string; note?: string | false }[];
  /** How many further problems there are. */
  more?: string | false;
  children?: ReactNode;
}

/** The problems of a file by line. */
export function ImportProblems({ title, problems, more, children }: ImportProblemsProps) {
  return (
    <section aria-label={title}>
      <h3 className={classes['heading']}>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard */}
      <ul className={classes['problems']} tabIndex={0} aria-label={title}>
        {problems.map(({ key, line, text, note }) => (
          <li key={key}>
            <span className={classes['line']}>{line}</span>
            <span>{text}</span>
            {note && <small>{note}</small>}
          </li>
        ))}
        {more && <li>{more}</li>}
      </ul>
      {children}
    </section>
  );
}
