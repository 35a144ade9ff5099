import { comparisonKey } from './normalize.ts';

export const tableColumns = [
  'exercise',
  'sets',
  'amount',
  'weight',
  'rest',
  'rir',
  'rpe',
  'tut',
  'warmUp',
  'note',
  'week',
  'day',
  'workout',
  'superset',
  'order',
] as const;
export type TableColumn = (typeof tableColumns)[number];

/** Column headings in Italian and English, comma-separated, normalised by `comparisonKey`. */
const headings: Record<TableColumn, string> = {
  exercise: 'esercizio,esercizi,exercise,exercises,movimento,movement,nome,name,nome esercizio,exercise name',
  sets: 'serie,sets,set,n serie,numero serie,nr serie,series',
  amount:
    'rip,rep,reps,ripetizioni,repetitions,n rip,ripetizione,rip tempo,reps tempo,rip durata,volume,durata,duration,' +
    'distanza,distance,serie x rip,sets x reps,serie x ripetizioni,serie rip,sets reps,schema,rip time,reps time',
  weight:
    'carico,peso,weight,load,kg,carico kg,peso kg,weight kg,load kg,intensita,intensity,% 1rm,1rm,%,lb,lbs,percentuale',
  rest: 'recupero,rec,rest,riposo,pausa,pause,rest time,tempo di recupero,recuperi,rest s,rest sec,recupero sec,recupero s,recupero min,rest min',
  rir: 'rir,buffer,reps in reserve',
  rpe: 'rpe,sforzo,effort',
  tut: 'tut,tempo,cadenza,tempi,esecuzione tempo',
  warmUp: 'riscaldamento,warm up,warmup,serie di riscaldamento,warm up sets,avvicinamento',
  note: 'note,nota,notes,commenti,commento,comments,comment,indicazioni,istruzioni,instructions,descrizione,info,cues',
  week: 'settimana,week,sett,wk,w,settimane,weeks,microciclo',
  day: 'giorno,day,seduta,sessione,session,gg,giorni,days,giornata',
  workout: 'allenamento,workout,scheda,training',
  superset: 'superset,ss,super set,gruppo,group,blocco,block,serie combinata,circuito',
  order: '#,n,nr,no,ordine,order,pos,posizione,lettera,letter,id',
};

const columnsByHeading = new Map(
  tableColumns.flatMap((column) => headings[column].split(',').map((heading) => [heading, column] as const)),
);

/** Returns the column of a heading, with or without the part in brackets: "Carico (kg)", "Rip.", "REST". */
function columnOf(heading: string): TableColumn | null {
  const withUnit = comparisonKey(heading.replace(/\(([^)]*)\)/, ' $1 '));
  const withoutUnit = comparisonKey(heading.replace(/\([^)]*\)/g, ''));
  return columnsByHeading.get(withUnit) ?? columnsByHeading.get(withoutUnit) ?? null;
}

export interface Header {
  columnIndexes: Map<TableColumn, number>;
  unknownHeadings: string[];
  /** Numbers without a unit are minutes, because the heading is like "Recupero (min)". */
  restInMinutes: boolean;
}

/**
 * Parses a header row. Returns null when it has neither the exercise and another known column nor three known columns.
 */
export function parseHeader(row: readonly string[]): Header | null {
  const columnIndexes = new Map<TableColumn, number>();
  const unknownHeadings: string[] = [];
  for (const [index, heading] of row.entries()) {
    const column = columnOf(heading);
    if (column && !columnIndexes.has(column)) columnIndexes.set(column, index);
    else if (heading.trim() !== '') unknownHeadings.push(heading.trim());
  }
  if (columnIndexes.size < (columnIndexes.has('exercise') ? 2 : 3)) return null;
  const restHeading = row[columnIndexes.get('rest') ?? -1] ?? '';
  return { columnIndexes, unknownHeadings, restInMinutes: /\bmin/i.test(restHeading) };
}

/** Order of the columns in a table without a header. */
export const defaultHeader: Header = {
  columnIndexes: new Map([
    ['exercise', 0],
    ['sets', 1],
    ['amount', 2],
    ['weight', 3],
    ['rest', 4],
    ['note', 5],
  ]),
  unknownHeadings: [],
  restInMinutes: false,
};
