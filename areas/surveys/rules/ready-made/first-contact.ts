import type { Both, ReadyMade, ReadyQuestion } from './build.ts';
import { deadlineText } from './deadline.ts';

type Health = NonNullable<ReadyQuestion['health']>;

/** A question about health to which a yes must be known before the client is advised. */
const yesNo = (it: string, en: string, health: Health = 'reserved'): ReadyQuestion => ({
  kind: 'boolean',
  text: [it, en],
  required: true,
  health,
  flagIf: { test: 'yes' },
});

/** A question of this kind that nobody has to answer in writing. */
const optionalYesNo = (it: string, en: string, health: Health = 'reserved'): ReadyQuestion => ({
  kind: 'boolean',
  text: [it, en],
  health,
  help: ['Puoi non rispondere, e parlarne a voce.', 'You may leave this out, and talk about it in person.'],
  flagIf: { test: 'yes' },
});

export const firstVisit: ReadyMade = {
  type: 'WELCOME',
  name: ['Prima visita', 'First visit'],
  description: [
    'Qualche domanda per conoscerti. Rispondi con calma: puoi fermarti e riprendere quando vuoi.',
    'A few questions to get to know you. Take your time: you can stop and continue whenever you like.',
  ],
  questions: [
    { kind: 'text', text: ['Che cosa vorresti ottenere?', 'What would you like to achieve?'], required: true },
    { kind: 'date', text: deadlineText },
    {
      kind: 'number',
      text: ['Quanta motivazione senti?', 'How motivated do you feel?'],
      help: ['1 poca, 10 moltissima.', '1 a little, 10 extremely.'],
      min: 1,
      max: 10,
    },
    { kind: 'metric', metric: 'weight', text: ['Quanto pesi?', 'What do you weigh?'] },
    {
      kind: 'text',
      text: ['Com’è cambiato il tuo peso negli anni?', 'How has your weight changed over the years?'],
      help: ['Minimo, massimo, diete fatte e com’è andata.', 'Lowest, highest, diets you tried and how they went.'],
    },
    {
      kind: 'multiple',
      text: ['Che lavoro fai?', 'What is your job like?'],
      options: [
        ['Sedentario', 'Sitting'],
        ['In piedi', 'Standing'],
        ['In movimento', 'Moving'],
        ['Fisico e pesante', 'Physical and heavy'],
        ['A turni', 'Shift work'],
      ],
      hasOther: true,
    },
    {
      kind: 'number',
      text: ['Quante volte ti alleni a settimana?', 'How often do you train each week?'],
      min: 0,
      max: 21,
    },
    yesNo('Hai malattie diagnosticate o prendi farmaci?', 'Do you have diagnosed conditions, or take medication?'),
    {
      kind: 'text',
      text: ['Quali, e da quando?', 'Which ones, and since when?'],
      health: 'reserved',
      required: true,
      ifYes: 7,
    },
    yesNo('Hai allergie o intolleranze?', 'Do you have allergies or intolerances?'),
    {
      kind: 'text',
      text: ['Quali? Sono state accertate da un medico?', 'Which ones? Were they confirmed by a doctor?'],
      health: 'reserved',
      required: true,
      ifYes: 9,
    },
    yesNo(
      'Hai avuto infortuni o interventi, o hai dolori?',
      'Have you had injuries or surgery, or do you have any pain?',
      'training',
    ),
    {
      kind: 'text',
      text: ['Che cosa, quando, e che cosa ti dà ancora fastidio?', 'What, when, and what still bothers you?'],
      health: 'training',
      required: true,
      ifYes: 11,
    },
    optionalYesNo('Sei in gravidanza o allatti?', 'Are you pregnant or breastfeeding?', 'training'),
    optionalYesNo(
      'Hai, o hai avuto in passato, un disturbo alimentare?',
      'Do you have an eating disorder, or did you have one in the past?',
    ),
    {
      kind: 'text',
      text: ['Se ti va, scrivi quello che è utile sapere', 'If you like, write what is useful to know'],
      health: 'reserved',
      ifYes: 14,
    },
    {
      kind: 'text',
      text: ['Che cosa non mangi, per gusto o per scelta?', 'What do you not eat, by taste or by choice?'],
    },
    {
      kind: 'text',
      text: ['Racconta che cosa hai mangiato ieri', 'Tell me what you ate yesterday'],
      help: ['Ora, luogo e quantità, dal risveglio alla sera.', 'Time, place and amounts, from morning to night.'],
    },
    {
      kind: 'number',
      text: ['Quante ore dormi?', 'How many hours do you sleep?'],
      min: 0,
      max: 16,
      unit: ['ore', 'hours'],
    },
    {
      kind: 'files',
      text: ['Hai esami recenti da mostrarmi?', 'Do you have recent test results to show me?'],
      health: 'reserved',
    },
  ],
};

const details: Both = [
  'Racconta in breve: che cosa, quando, che cosa ha detto il medico',
  'Tell me briefly: what, when, what your doctor said',
];

/** Readiness for physical activity: the usual topics of such questionnaires in our own words. */
export const parQ: ReadyMade = {
  type: 'WELCOME',
  name: ['Idoneità all’attività fisica', 'Readiness for physical activity'],
  description: [
    'Prima di cominciare. Se rispondi sì a una domanda, parlane con il tuo medico prima di allenarti.',
    'Before we start. If you answer yes to a question, talk to your doctor before you train.',
  ],
  questions: [
    yesNo(
      'Un medico ti ha detto che hai un problema al cuore o la pressione alta?',
      'Has a doctor told you that you have a heart problem or high blood pressure?',
      'training',
    ),
    { kind: 'text', text: details, health: 'reserved', required: true, ifYes: 0 },
    yesNo(
      'Senti dolore al petto a riposo, nella vita quotidiana o quando fai uno sforzo?',
      'Do you feel pain in your chest at rest, in daily life or during effort?',
      'training',
    ),
    yesNo(
      'Nell’ultimo anno hai perso l’equilibrio per un capogiro, o hai perso i sensi?',
      'In the last year, did you lose your balance from dizziness, or faint?',
      'training',
    ),
    yesNo(
      'Hai un’altra malattia cronica, come diabete o asma?',
      'Do you have another long-term condition, such as diabetes or asthma?',
      'training',
    ),
    { kind: 'text', text: details, health: 'reserved', required: true, ifYes: 4 },
    yesNo(
      'Prendi farmaci prescritti per una malattia cronica?',
      'Do you take prescribed medication for a long-term condition?',
    ),
    {
      kind: 'text',
      text: ['Quali, e a che dose?', 'Which ones, and at what dose?'],
      health: 'reserved',
      required: true,
      ifYes: 6,
    },
    yesNo(
      'Hai un problema a ossa, articolazioni o muscoli che il movimento può peggiorare?',
      'Do you have a bone, joint or muscle problem that exercise could make worse?',
      'training',
    ),
    {
      kind: 'text',
      text: ['Dove, e quali movimenti ti danno fastidio?', 'Where, and which movements bother you?'],
      health: 'training',
      required: true,
      ifYes: 8,
    },
    yesNo(
      'Un medico ti ha detto di allenarti solo sotto controllo?',
      'Has a doctor told you to exercise only under supervision?',
      'training',
    ),
    yesNo(
      'Sei in gravidanza o hai partorito negli ultimi 6 mesi?',
      'Are you pregnant, or did you give birth in the last 6 months?',
      'training',
    ),
  ],
};
