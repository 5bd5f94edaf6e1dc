import type { Trade } from '../trade.ts';

export const dentist: Trade = {
  name: 'dentist',
  things: ['the blue chair', 'a mouth mirror', 'the sterile room', 'the reception desk', 'a wax bite', 'the lamp'],
  subjects: [
    {
      kind: 'page',
      titles: ['Check-up and cleaning', 'Prophylaxis'],
      says: [
        'Twice a year we look at gums, fillings and jaw.',
        'Plaque and stains are polished away in {number} minutes.',
        '{person} shows which brush reaches the last molar.',
      ],
      asked: {
        en: ['a routine examination of my teeth', 'preventing tooth decay', 'hygiene for whiter teeth'],
        es: ['una limpieza dental', 'una revisión de mis dientes'],
        fr: ['un détartrage', 'un contrôle de mes dents'],
      },
      plain: { en: ['How often should tartar be removed from my teeth?'], fr: ['Comment blanchir mes dents ?'] },
    },
    {
      kind: 'page',
      titles: ['Afraid of the drill?', 'Anxious patients'],
      says: [
        'Laughing gas or a short sleep under supervision takes the fear away.',
        'You raise a hand and we stop at once.',
        'The first visit is only talk, away from {thing}.',
      ],
      asked: {
        en: [
          'I panic about injections, can you sedate me?',
          'sedation for a nervous person',
          'my phobia of dental surgery',
        ],
        es: ['sedación para pacientes nerviosos', 'tengo miedo, ¿me pueden sedar?'],
        fr: ['une sédation pour patients nerveux', "j'ai peur de la douleur"],
      },
    },
    {
      kind: 'page',
      titles: ['Implants', 'Fixed replacement on titanium'],
      says: [
        'A titanium screw grows into the bone in {number} weeks.',
        'Planning is done on a three-dimensional scan.',
        'Crowns and bridges are milled upstairs in our laboratory.',
      ],
      asked: {
        en: [
          'artificial teeth after losing one',
          'a prosthesis instead of a denture',
          'filling the gap of a missing tooth',
        ],
        es: ['prótesis fijas', 'reemplazar un diente perdido'],
        fr: ['une prothèse fixe', 'remplacer une dent perdue'],
      },
      plain: {
        en: ['Do you fit titanium dental implants?'],
        es: ['¿Ponen implantes dentales?'],
        fr: ['Posez-vous des implants dentaires ?'],
      },
    },
    {
      kind: 'project',
      titles: ['Straight smiles', 'Clear aligners'],
      says: [
        'Clear aligners are changed every {number} days.',
        'For growing jaws there are brackets on wires.',
        'A retainer behind the front row keeps the result.',
      ],
      asked: {
        en: ['orthodontics for crooked teeth', 'invisible braces for my teenager', 'correcting the position of teeth'],
        es: ['ortodoncia invisible', 'corregir dientes torcidos'],
        fr: ['une orthodontie invisible', 'corriger des dents de travers'],
      },
      plain: { en: ['Are clear aligners painful for the jaw?'] },
    },
    {
      kind: 'project',
      titles: ['Brushing days in nursery schools', 'Visits to nursery schools'],
      says: [
        'A crocodile puppet brushed with {number} children in {place}.',
        'Each small visitor got a cup, a timer and a sticker.',
        'Teachers wrote that sweets disappeared from lunch boxes.',
      ],
      asked: {
        en: [
          'teaching kids about oral care',
          'education about health for toddlers',
          'prevention for kindergarten pupils',
        ],
        es: ['educación dental para niños', 'prevención en la escuela infantil'],
        fr: ["l'éducation dentaire pour enfants", 'la prévention à la maternelle'],
      },
    },
    {
      kind: 'page',
      titles: ['Pain right now', 'Same-day pain slot'],
      says: [
        'Two slots each morning stay empty for people in pain.',
        'Swelling, a knocked-out incisor or a lost crown cannot wait.',
        'Put the tooth into milk and ring {thing}.',
      ],
      asked: {
        en: [
          'an urgent appointment because something hurts',
          'emergency with toothache',
          'I broke a front one in an accident',
        ],
        es: ['una cita urgente por dolor', 'una emergencia dental'],
        fr: ['un rendez-vous urgent', 'une urgence dentaire'],
      },
      plain: { en: ['My crown fell out of a molar, can I come?'], es: ['¿Duele una muela con caries?'] },
    },
    {
      kind: 'mobile_demo',
      titles: ['Two Minute Brush', 'Brush Buddy'],
      says: [
        'Music plays as long as each corner needs.',
        'Points become stickers in an album.',
        'Parents see the week at a glance.',
      ],
      asked: {
        en: [
          'motivation for children to clean their teeth',
          'a game about tooth cleaning',
          'a timer with songs for my kid',
        ],
        es: ['un juego para lavarse los dientes', 'motivar a los niños con canciones'],
        fr: ['un jeu pour se laver les dents', 'motiver les enfants avec des chansons'],
      },
    },
  ],
};
