import { Kbd } from '@mantine/core';
import { Dialog } from '../widgets/Dialog.tsx';
import classes from './KeysDialog.module.css';

export const controlKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

export interface ShortcutGroup {
  title: string;
  /** `keys` separates alternatives by bars: `Delete | Backspace`. */
  shortcuts: readonly { label: string; keys: string }[];
}

interface KeysDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  groups: readonly ShortcutGroup[];
}

/** The shortcuts of an editor. */
export function KeysDialog({ groups, ...props }: KeysDialogProps) {
  return (
    <Dialog {...props} size="xl">
      <div className={classes['groups']}>
        {groups.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {shortcuts.map(({ label, keys }) => (
                <div key={label} className={classes['key']}>
                  <dt>{label}</dt>
                  <dd>
                    {keys.split(' | ').map((one) => (
                      <Kbd key={one}>{one}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
