import { Title } from '@mantine/core';
import type { InfiniteQueryResult } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { AssignedProgram } from '../../contract/assigned.ts';
import { AssignedList } from '../assigned/AssignedList.tsx';
import classes from './ClientPrograms.module.css';

const parts = [
  { name: 'now', states: ['running', 'expiring'] },
  { name: 'coming', states: ['upcoming'] },
  { name: 'over', states: ['terminated'] },
] as const;

/**
 * The programs of a client in sections, current ones first. The last section has the button that loads further pages,
 * because they contain only older programs.
 */
export function ClientPrograms({ pages: programs }: { pages: InfiniteQueryResult<AssignedProgram> }) {
  const t = useTexts('programs');
  const filled = parts
    .map(({ name, states }) => ({
      name,
      rows: programs.rows.filter(({ state }) => (states as readonly string[]).includes(state)),
    }))
    .filter(({ rows }) => rows.length > 0);
  const last = filled.at(-1);

  return filled.map((part) => (
    <section key={part.name} className={classes['part']} aria-label={t(`client.${part.name}`)}>
      <Title order={2}>{t(`client.${part.name}`)}</Title>
      <AssignedList
        pages={{ ...programs, rows: part.rows, hasMore: programs.hasMore && part === last }}
        label={t(`client.${part.name}`)}
        by="title"
        empty={null}
      />
    </section>
  ));
}
