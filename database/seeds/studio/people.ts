import type { DemoDiet } from './nutrition.ts';

/** Password of all users of the demo studio. The people in this file are fictional. */
export const password = 'forma-demo';

export const studioName = 'Studio Aurora';

export const staff = [
  { role: 'admin', name: 'Marta Esempio', email: 'admin@example.com' },
  { role: 'coach', name: 'Dario Modello', email: 'coach@example.com' },
  { role: 'nutritionist', name: 'Lia Campione', email: 'nutrizionista@example.com' },
] as const;

/** A super admin, who belongs to no account and edits the exercise library. */
export const superAdmin = { name: 'Sara Esemplare', email: 'super@example.com' };

type Staff = 'admin' | 'coach' | 'nutritionist';

interface DemoClient {
  name: string;
  email: string;
  gender: 'male' | 'female';
  birthDate: string;
  heightCm: number;
  goal: string;
  type: string;
  collaborator: Staff;
  /** The nutritionist follows the client together with the coach. */
  hasNutritionist?: true;
  /** The template that the client follows, started `weeksAgo` weeks ago. A client without it does not train. */
  training?: {
    template: 'strength' | 'hypertrophy' | 'start';
    weeksAgo: number;
    skips: number;
    /** The client completed the program once before, with lighter loads. */
    isSecondTime?: true;
  };
  /** What the client eats; the nutritionist follows them. */
  diet?: DemoDiet;
  isRegistered: boolean;
  isActive: boolean;
}

const client = (name: string, local: string, details: Partial<DemoClient>): DemoClient => ({
  name,
  email: `${local}@example.com`,
  gender: 'female',
  birthDate: '1991-04-12',
  heightCm: 166,
  goal: 'Sentirsi più forte e dormire meglio',
  type: 'Online',
  collaborator: 'coach',
  isRegistered: true,
  isActive: true,
  ...details,
});

export const clients: DemoClient[] = [
  client('Carla Prova', 'client', {
    goal: 'Prima mezza maratona senza dolori',
    hasNutritionist: true,
    training: { template: 'hypertrophy', weeksAgo: 3, skips: 0, isSecondTime: true },
    diet: {
      ...{ template: 'balanced', macro: 'balanced', weeksAgo: 3, unreportedEvery: 12 },
      profile: {
        allergies: [{ allergen: 'nuts', severity: 'allergy' }],
        excludedWords: ['cipolla'],
        note: 'Pranza in mensa dal lunedì al venerdì.',
      },
      advice: [
        {
          title: 'Bere prima della corsa',
          text: 'Due bicchieri d’acqua nelle due ore prima, poi piccoli sorsi.\nSe corri più di un’ora porta una borraccia.',
          isSeen: true,
        },
        {
          title: 'Colazione nei giorni di gara',
          text: 'Mangia la colazione che conosci, almeno due ore prima della partenza. Niente prove quel giorno.',
          isSeen: true,
        },
      ],
    },
  }),
  client('Bruno Saggio', 'bruno', {
    gender: 'male',
    birthDate: '1984-09-03',
    heightCm: 181,
    goal: 'Tornare a 85 kg',
    hasNutritionist: true,
    training: { template: 'strength', weeksAgo: 5, skips: 2 },
    diet: { template: 'training', macro: 'training', weeksAgo: 2, unreportedEvery: 5 },
  }),
  client('Emma Assaggio', 'emma', {
    birthDate: '1998-01-27',
    heightCm: 172,
    type: 'In presenza',
    hasNutritionist: true,
    training: { template: 'hypertrophy', weeksAgo: 2, skips: 1 },
    // Ends within a week.
    diet: { template: 'balanced', macro: 'balanced', weeksAgo: 5, unreportedEvery: 3 },
  }),
  client('Fabio Tentativo', 'fabio', {
    gender: 'male',
    birthDate: '1979-11-15',
    heightCm: 175,
    goal: 'Mal di schiena sotto controllo',
    training: { template: 'start', weeksAgo: 3, skips: 3 },
  }),
  client('Greta Bozza', 'greta', {
    birthDate: '2001-06-30',
    heightCm: 160,
    collaborator: 'admin',
    training: { template: 'start', weeksAgo: 1, skips: 0 },
  }),
  client('Ivo Schizzo', 'ivo', {
    gender: 'male',
    birthDate: '1995-02-08',
    heightCm: 188,
    collaborator: 'admin',
    goal: 'Panca a 120 kg',
    training: { template: 'strength', weeksAgo: 4, skips: 0 },
  }),
  client('Luna Traccia', 'luna', {
    birthDate: '1988-12-21',
    heightCm: 169,
    type: 'In presenza',
    collaborator: 'admin',
    training: { template: 'hypertrophy', weeksAgo: 8, skips: 2 },
  }),
  client('Nico Abbozzo', 'nico', {
    gender: 'male',
    birthDate: '2003-05-05',
    heightCm: 178,
    training: { template: 'start', weeksAgo: -1, skips: 0 },
  }),
  client('Olga Variante', 'olga', {
    birthDate: '1972-08-19',
    heightCm: 163,
    goal: 'Ossa forti',
    type: 'In presenza',
    collaborator: 'nutritionist',
    diet: {
      ...{ template: 'balanced', macro: 'balanced', weeksAgo: 2, unreportedEvery: 20 },
      profile: { allergies: [{ allergen: 'crustaceans', severity: 'allergy' }] },
      advice: [{ title: 'Sale', text: 'Prova erbe e limone al posto di una parte del sale.', isSeen: true }],
    },
  }),
  client('Pietro Finto', 'pietro', { gender: 'male', birthDate: '1990-03-14', heightCm: 183, isRegistered: false }),
  client('Rita Simulata', 'rita', {
    birthDate: '1993-10-10',
    heightCm: 167,
    collaborator: 'admin',
    isRegistered: false,
  }),
  client('Tullio Passato', 'tullio', {
    gender: 'male',
    birthDate: '1986-07-07',
    heightCm: 176,
    collaborator: 'admin',
    isActive: false,
  }),
];
