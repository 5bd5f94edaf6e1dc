import type { Trade } from '../trade.ts';

export const languageSchool: Trade = {
  name: 'language school',
  things: [
    'the reading corner',
    'a stack of cards',
    'the headphones',
    'the whiteboard',
    'a grammar sheet',
    'the roof terrace',
  ],
  subjects: [
    {
      kind: 'page',
      titles: ['Evening groups', 'After-work groups'],
      says: [
        'Groups of {number} meet on {day} after work.',
        'Italian, Polish and Arabic are spoken from the first hour.',
        'Whoever misses a date watches the recording beside {thing}.',
      ],
      asked: {
        en: [
          'lessons at night for people with jobs',
          'classes once the office closes',
          'a course for adults who are busy during the day',
        ],
        es: ['clases por la noche', 'un curso para adultos que trabajan'],
        fr: ['des cours du soir', 'un cours pour adultes qui travaillent'],
      },
      plain: {
        en: ['Can I learn Italian in the evening?'],
        es: ['¿Dan clases de italiano?'],
        fr: ["Donnez-vous des cours d'italien ?"],
      },
    },
    {
      kind: 'page',
      titles: ['Exam preparation', 'Certificates'],
      says: [
        'Mock papers under the clock show where points are lost.',
        'We prepare for DELF, TELC and Cambridge certificates.',
        '{number} of a hundred candidates pass at the first attempt.',
      ],
      asked: {
        en: ['an official diploma for university', 'practising for a test', 'proof of my level for immigration'],
        es: ['un diploma oficial', 'practicar para una prueba'],
        fr: ['un diplôme officiel', "s'entraîner pour un test"],
      },
      plain: {
        en: ['Do you prepare for the DELF exam?'],
        es: ['¿Preparan exámenes de gramática inglesa?'],
        fr: ['Préparez-vous au certificat de grammaire polonaise ?'],
      },
    },
    {
      kind: 'page',
      titles: ['In your company', 'Training inside firms'],
      says: [
        'Our trainers come to your meeting room, twice a week.',
        'Vocabulary is taken from your own mails and manuals.',
        'Personnel departments get a report with attendance each {month}.',
      ],
      asked: {
        en: [
          'teaching our employees at the office',
          'business English for staff',
          'lessons for workers of a corporation',
        ],
        es: ['formación para empleados', 'clases en la oficina'],
        fr: ['une formation pour nos salariés', 'des cours au bureau'],
      },
    },
    {
      kind: 'project',
      titles: ['Summer on the coast', 'Seaside summer camp'],
      says: [
        'Teenagers spend {number} weeks at the coast with host families.',
        'Mornings belong to grammar, afternoons to sailing and theatre.',
        'Two tutors travel along and are awake all night.',
      ],
      asked: {
        en: [
          'holidays for adolescents abroad',
          'a vacation with teaching for my fifteen year old',
          'youth trips to the beach',
        ],
        es: ['vacaciones para adolescentes en el extranjero', 'un campamento de verano'],
        fr: ["des vacances pour adolescents à l'étranger", "une colonie d'été"],
      },
    },
    {
      kind: 'project',
      titles: ['Tandem evenings', 'Conversation tandem'],
      says: [
        'Two people teach each other over a drink at {thing}.',
        'After half an hour a bell rings and both change tongue.',
        'More than {number} pairs have met since {month}.',
      ],
      asked: {
        en: [
          'an exchange partner to talk with',
          'speaking with natives',
          'chatting with foreigners to improve fluency',
        ],
        es: ['un intercambio de conversación', 'hablar con nativos'],
        fr: ['un échange linguistique', 'parler avec des natifs'],
      },
    },
    {
      kind: 'page',
      titles: ['Where do I stand?', 'Placement check'],
      says: [
        '{number} questions and a short call tell which step suits you.',
        'It costs nothing and binds you to nothing.',
        '{person} recommends a group the same day.',
      ],
      asked: {
        en: [
          'a free evaluation of my level',
          'assessing my knowledge before enrolling',
          'Which class is right for me?',
        ],
        es: ['una prueba de nivel gratis', 'evaluar mis conocimientos'],
        fr: ['un test de niveau gratuit', 'évaluer mes connaissances'],
      },
      plain: { en: ['Is there a placement test for Arabic grammar?'] },
    },
    {
      kind: 'mobile_demo',
      titles: ['Word Pebbles', 'Tiny Vocab'],
      says: [
        'Ten cards a day come back just before you forget them.',
        'Hear each word from two voices and say it yourself.',
        'Works on the train without reception.',
      ],
      asked: {
        en: [
          'memorising vocabulary on my phone',
          'flashcards with pronunciation',
          'remembering expressions by repetition',
        ],
        es: ['memorizar palabras con el móvil', 'tarjetas para aprender vocabulario'],
        fr: ['mémoriser des mots sur mon téléphone', 'des fiches pour apprendre le vocabulaire'],
      },
      plain: { en: ['Do you have vocabulary cards for Polish?'] },
    },
  ],
};
