import { high, type ReadyMade, scale } from './build.ts';

export const weekly: ReadyMade = {
  type: 'CHECK_IN',
  name: ['Check settimanale', 'Weekly check-in'],
  description: ['Due minuti per dirmi come è andata la settimana.', 'Two minutes to tell me how your week went.'],
  questions: [
    {
      kind: 'metric',
      metric: 'weight',
      text: ['Quanto pesi questa mattina?', 'What do you weigh this morning?'],
      help: ['A digiuno, dopo aver usato il bagno.', 'Before breakfast, after the bathroom.'],
    },
    scale(
      ['Quanta energia hai avuto?', 'How was your energy?'],
      ['1 pochissima, 10 tantissima.', '1 very low, 10 very high.'],
    ),
    scale(['Come hai dormito?', 'How did you sleep?'], ['1 malissimo, 10 benissimo.', '1 very badly, 10 very well.']),
    scale(['Quanta fame hai avuto?', 'How hungry were you?'], ['1 mai, 10 sempre.', '1 never, 10 always.'], high),
    scale(
      ['Quanto stress hai sentito?', 'How stressed did you feel?'],
      ['1 per niente, 10 moltissimo.', '1 not at all, 10 extremely.'],
      high,
    ),
    {
      kind: 'boolean',
      text: ['Hai avuto dolori o fastidi?', 'Did you have any pain?'],
      health: 'training',
      required: true,
      flagIf: { test: 'yes' },
    },
    {
      kind: 'text',
      text: ['Dove, e quando li senti?', 'Where, and when do you feel it?'],
      health: 'training',
      required: true,
      ifYes: 5,
    },
    {
      kind: 'text',
      text: [
        'Quale risultato di questa settimana ti ha dato più soddisfazione?',
        'What are you most proud of this week?',
      ],
    },
    {
      kind: 'text',
      text: ['C’è qualcosa che vuoi cambiare o chiedermi?', 'Is there anything you want to change or ask me?'],
    },
  ],
};

export const sleep: ReadyMade = {
  type: 'CHECK_IN',
  name: ['Sonno', 'Sleep'],
  description: ['Come dormi in questo periodo.', 'How you are sleeping these days.'],
  questions: [
    {
      kind: 'number',
      text: ['Quante ore dormi di solito?', 'How many hours do you usually sleep?'],
      min: 0,
      max: 16,
      unit: ['ore', 'hours'],
      required: true,
    },
    {
      kind: 'multiple',
      text: ['Quanto ci metti ad addormentarti?', 'How long does it take you to fall asleep?'],
      options: [
        ['Meno di 15 minuti', 'Less than 15 minutes'],
        ['15-30 minuti', '15-30 minutes'],
        ['30-60 minuti', '30-60 minutes'],
        ['Più di un’ora', 'More than an hour'],
      ],
      required: true,
    },
    {
      kind: 'number',
      text: ['Quante volte ti svegli in una notte?', 'How many times do you wake up in a night?'],
      min: 0,
      max: 20,
    },
    scale(
      ['Quanto senti di aver riposato, al mattino?', 'How rested do you feel in the morning?'],
      ['1 per niente, 10 del tutto.', '1 not at all, 10 fully.'],
    ),
    {
      kind: 'checkboxes',
      text: ['Che cosa fai nell’ora prima di dormire?', 'What do you do in the hour before bed?'],
      options: [
        ['Telefono o computer', 'Phone or computer'],
        ['Televisione', 'Television'],
        ['Leggo', 'Read'],
        ['Mi alleno', 'Train'],
        ['Lavoro', 'Work'],
      ],
      hasOther: true,
    },
    { kind: 'boolean', text: ['Bevi caffè o tè dopo le 15?', 'Do you drink coffee or tea after 3 pm?'] },
    {
      kind: 'boolean',
      text: [
        'Russi o ti hanno detto che smetti di respirare?',
        'Do you snore, or were you told that you stop breathing?',
      ],
      health: 'reserved',
      flagIf: { test: 'yes' },
    },
    {
      kind: 'text',
      text: ['Da quanto tempo, e ne hai parlato con il medico?', 'Since when, and have you talked to your doctor?'],
      health: 'reserved',
      ifYes: 6,
    },
  ],
};

export const digestion: ReadyMade = {
  type: 'CHECK_IN',
  name: ['Digestione', 'Digestion'],
  description: [
    'Come va la pancia dopo i pasti e durante il giorno.',
    'How your stomach feels after meals and during the day.',
  ],
  questions: [
    scale(
      ['Come è andata la digestione?', 'How was your digestion?'],
      ['1 malissimo, 10 benissimo.', '1 very bad, 10 very good.'],
    ),
    {
      kind: 'checkboxes',
      text: ['Che cosa hai avuto?', 'What did you have?'],
      health: 'reserved',
      options: [
        ['Niente', 'Nothing'],
        ['Gonfiore', 'Bloating'],
        ['Acidità o reflusso', 'Heartburn or reflux'],
        ['Crampi', 'Cramps'],
        ['Nausea', 'Nausea'],
        ['Pesantezza', 'Heaviness'],
      ],
      hasOther: true,
      required: true,
    },
    {
      kind: 'multiple',
      text: ['Quante volte vai in bagno?', 'How often do you go to the toilet?'],
      health: 'reserved',
      options: [
        ['Meno di 3 volte a settimana', 'Less than 3 times a week'],
        ['Un giorno sì e uno no', 'Every other day'],
        ['Una volta al giorno', 'Once a day'],
        ['Più volte al giorno', 'Several times a day'],
      ],
      required: true,
    },
    {
      kind: 'number',
      text: ['Quanti litri d’acqua bevi al giorno?', 'How many litres of water do you drink a day?'],
      min: 0,
      max: 10,
      unit: ['litri', 'litres'],
    },
    { kind: 'boolean', text: ['C’è un cibo che ti dà fastidio?', 'Does a food bother you?'], health: 'reserved' },
    {
      kind: 'text',
      text: ['Quale, e che cosa succede?', 'Which one, and what happens?'],
      health: 'reserved',
      required: true,
      ifYes: 4,
    },
  ],
};

export const adherence: ReadyMade = {
  type: 'CHECK_IN',
  name: ['Aderenza', 'Adherence'],
  description: [
    'Quanto hai seguito il percorso, senza giudizi.',
    'How much of the plan you managed to follow, without judgement.',
  ],
  questions: [
    scale(
      ['Quanto hai seguito l’alimentazione?', 'How closely did you follow your nutrition?'],
      ['1 per niente, 10 del tutto.', '1 not at all, 10 fully.'],
    ),
    scale(
      ['Quanto hai seguito gli allenamenti?', 'How closely did you follow your training?'],
      ['1 per niente, 10 del tutto.', '1 not at all, 10 fully.'],
    ),
    {
      kind: 'checkboxes',
      text: ['Che cosa ti ha ostacolato?', 'What got in the way?'],
      options: [
        ['Niente', 'Nothing'],
        ['Poco tempo', 'Little time'],
        ['Pasti fuori', 'Eating out'],
        ['Fame o voglie', 'Hunger or cravings'],
        ['Stanchezza', 'Tiredness'],
        ['Viaggio', 'Travel'],
      ],
      hasOther: true,
    },
    {
      kind: 'multiple',
      text: ['Il carico degli allenamenti è', 'The training load is'],
      options: [
        ['Troppo leggero', 'Too light'],
        ['Giusto', 'Right'],
        ['Troppo pesante', 'Too heavy'],
      ],
    },
    { kind: 'text', text: ['Che cosa ti aiuterebbe la prossima settimana?', 'What would help you next week?'] },
  ],
};
