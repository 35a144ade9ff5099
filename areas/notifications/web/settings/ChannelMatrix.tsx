import { Button, Checkbox, NativeSelect, Tooltip } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type Channel, channels, modes } from '../../contract/channels.ts';
import { type KindName, kindNames, kindOf } from '../../contract/kinds.ts';
import type { Cell } from '../../contract/settings.ts';
import classes from './Settings.module.css';
import type { SettingsState } from './use-settings.ts';

interface ChannelMatrixProps {
  state: SettingsState;
  audience: 'professional' | 'client';
}

/** Events in rows, channels in columns. A mark shows which values differ from those that are inherited. */
export function ChannelMatrix({ state, audience }: ChannelMatrixProps) {
  const t = useTexts('notifications');
  const kinds = kindNames.filter(
    (kind) => kindOf(kind).audience === audience && state.settings.channels[`${kind}.in_app`],
  );
  const isOwn = (cell: Cell) => state.settings.channels[cell]?.source === state.level;

  const own = kinds.flatMap((kind) => channels.map((channel): Cell => `${kind}.${channel}`)).filter(isOwn);

  return (
    <div className={classes['channels']}>
      <table className={classes['matrix']}>
        <thead>
          <tr>
            <th scope="col">{t('preferences.event')}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {t(`preferences.channels.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <KindRow key={kind} kind={kind} state={state} />
          ))}
        </tbody>
      </table>
      {own.length > 0 && (
        <div className={classes['legend']}>
          <span>{t(`preferences.legend.${state.level}`)}</span>
          <Button
            variant="subtle"
            size="compact-xs"
            onClick={() => state.save({ channels: Object.fromEntries(own.map((cell) => [cell, null])) })}
          >
            {t('preferences.reset')}
          </Button>
        </div>
      )}
    </div>
  );
}

function KindRow({ kind, state }: { kind: KindName; state: SettingsState }) {
  const t = useTexts('notifications');
  const { isFixed, isUrgent } = kindOf(kind);
  const note = isFixed ? t('preferences.fixed') : isUrgent ? t('preferences.urgent') : undefined;

  return (
    <tr>
      <th scope="row">
        {t(`kinds.${kind}.label`)}
        {note && <span className={classes['note']}>{note}</span>}
      </th>
      {channels.map((channel) => (
        <td key={channel}>
          <ModeControl kind={kind} channel={channel} state={state} />
        </td>
      ))}
    </tr>
  );
}

function ModeControl({ kind, channel, state }: { kind: KindName; channel: Channel; state: SettingsState }) {
  const t = useTexts('notifications');
  const cell: Cell = `${kind}.${channel}`;
  const setting = state.settings.channels[cell];
  if (!setting) return null;
  const { mode, source } = setting;
  const label = t('preferences.cell', {
    kind: t(`kinds.${kind}.label`),
    channel: t(`preferences.channels.${channel}`),
  });
  const choose = (next: (typeof modes)[number]) => state.save({ channels: { [cell]: next } });
  const common = { 'aria-label': label, disabled: kindOf(kind).isFixed === true };

  return (
    <Tooltip label={t(`preferences.sources.${source}`)} openDelay={400}>
      <span className={classes['cell']} data-own={source === state.level}>
        {channel === 'mail' ? (
          <NativeSelect
            {...common}
            size="xs"
            value={mode}
            data={modes.map((value) => ({ value, label: t(`preferences.modes.${value}`) }))}
            onChange={(event) => choose(modes.find((one) => one === event.currentTarget.value) ?? mode)}
          />
        ) : (
          <Checkbox
            {...common}
            checked={mode !== 'off'}
            onChange={(event) => choose(event.currentTarget.checked ? 'on' : 'off')}
          />
        )}
      </span>
    </Tooltip>
  );
}
