import { memo } from 'react';
import classes from './Voice.module.css';

interface WaveformProps {
  /** Heights of the bars, 0 to 100. */
  bars: readonly number[];
  /** The number of bars that were played. */
  played?: number;
}

const pitch = 4;
const minHeight = 6;

/** Bars around the middle. Drawn again only when another bar was played. */
export const Waveform = memo(function Waveform({ bars, played = 0 }: WaveformProps) {
  return (
    <svg
      className={classes['bars']}
      viewBox={`0 0 ${bars.length * pitch} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={pathOf(bars.slice(0, played), 0)} data-played="true" />
      <path d={pathOf(bars.slice(played), played)} />
    </svg>
  );
});

function pathOf(bars: readonly number[], first: number): string {
  return bars
    .map((bar, index) => {
      const height = Math.min(100, Math.max(minHeight, bar));
      return `M${(first + index) * pitch + pitch / 2} ${50 - height / 2}v${height}`;
    })
    .join('');
}
