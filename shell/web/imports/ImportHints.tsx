import classes from './ImportParts.module.css';

interface ImportHintsProps {
  title: string;
  /** By format or app: how the file is made. */
  hints: readonly { name: string; text: string }[];
  note: string;
}

/** How the file of an import is made, for `hints` of `ImportSourceStep`. */
export function ImportHints({ title, hints, note }: ImportHintsProps) {
  return (
    <section className={classes['hints']} aria-label={title}>
      <strong>{title}</strong>
      <dl>
        {hints.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{note}</p>
    </section>
  );
}
