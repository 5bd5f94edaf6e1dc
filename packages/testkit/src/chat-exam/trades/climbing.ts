import type { Trade } from '../trade.ts';

export const climbing: Trade = {
  name: 'climbing gym',
  things: ['the chalk bucket', 'the auto-belay', 'a crash mat', 'the steep cave', 'a harness', 'the training board'],
  subjects: [
    {
      kind: 'page',
      titles: ['First time on the wall', 'Beginners on the wall'],
      says: [
        'An introduction lasts {number} minutes and needs no strength.',
        '{person} explains the knots, the harness and how to fall.',
        'Come in sports clothes; everything else lies ready beside {thing}.',
      ],
      asked: {
        en: [
          'an initiation for novices',
          'I have never climbed, how do I get started?',
          'a trial lesson for newcomers',
        ],
        es: ['una iniciación para principiantes', 'una clase de prueba para novatos'],
        fr: ['une initiation pour débutants', "une séance d'essai pour novices"],
      },
    },
    {
      kind: 'page',
      titles: ['Kids club', 'Children in the hall'],
      says: [
        'Groups from six to twelve years meet on {day} afternoon.',
        'Games, traverses and small boulders under the eyes of two trainers.',
        'Parents may watch from the café.',
      ],
      asked: {
        en: [
          'activities for my young daughter',
          'a birthday for boys and girls at primary school',
          'something for my seven year old son',
        ],
        es: ['actividades para niños', 'algo para mi hija pequeña'],
        fr: ['des activités pour enfants', 'quelque chose pour mon fils de sept ans'],
      },
      plain: { en: ['Do the kids climb small boulders?'] },
    },
    {
      kind: 'page',
      titles: ['Passes and day tickets', 'Tickets and passes'],
      says: [
        'A day ticket is valid until closing, even with a break.',
        'The ten-visit card can be shared by friends.',
        'Students and retired people pay a third less on weekdays.',
      ],
      asked: {
        en: ['a monthly subscription', 'What is the entry fee?', 'a discount for pensioners'],
        es: ['un abono mensual', 'un descuento para estudiantes'],
        fr: ['un abonnement mensuel', 'une réduction pour étudiants'],
      },
    },
    {
      kind: 'project',
      titles: ['Lead route on the north tower', 'North tower lead lines'],
      says: [
        'The lines are {number} metres long and overhang from the third bolt.',
        'Grades run from 5c to 8a and change every six weeks.',
        'Bring your own rope of at least forty metres.',
      ],
      asked: {
        en: [
          'difficult high walls for experts',
          'tall walls with a cord and partner',
          'how hard are the vertical ascents?',
        ],
        es: ['vías altas con cuerda', 'paredes difíciles para expertos'],
        fr: ['des voies hautes avec corde', 'des murs difficiles pour experts'],
      },
      plain: {
        en: ['How long are your climbing ropes?', 'Which grades do the climbing routes have?'],
        es: ['¿Qué dificultad tienen las vías de escalada?'],
        fr: ["Quelle est la longueur de vos cordes d'escalade ?"],
      },
    },
    {
      kind: 'project',
      titles: ['Outdoor weekends', 'Weekends on real rock'],
      says: [
        'In {month} we travel to the limestone crags by minibus.',
        'Two nights in a hut, a guide and helmets belong to the trip.',
        'Numbers are limited to {number} so that everybody climbs.',
      ],
      asked: {
        en: ['an excursion to the mountains', 'a holiday with cliffs and nature', 'a journey to natural cliffs'],
        es: ['una excursión a la montaña', 'una salida a la naturaleza'],
        fr: ['une excursion à la montagne', 'une sortie dans la nature'],
      },
    },
    {
      kind: 'page',
      titles: ['Shoes and gear to borrow', 'Rental desk'],
      says: [
        'Shoes in sizes 32 to 48 are disinfected after each use.',
        'Harness, helmet and chalk can be hired for a deposit.',
        'Lost equipment is charged at cost.',
      ],
      asked: {
        en: ['lending of footwear', 'Can I lease the material on site?', 'boots that I can use without buying'],
        es: ['alquiler de zapatos', 'alquiler de material'],
        fr: ['une location de chaussures', 'la location du matériel'],
      },
      plain: {
        en: ['Can I borrow a harness and climbing shoes?'],
        es: ['¿Alquilan arneses de escalada?'],
        fr: ["Peut-on louer un baudrier d'escalade ?"],
      },
    },
    {
      kind: 'mobile_demo',
      titles: ['Beta Log', 'Grip Diary'],
      says: [
        'Tick the routes you topped and see your grade rise.',
        'It keeps a diary of sessions, attempts and rest days.',
        'Compare with friends who train at {thing}.',
      ],
      asked: {
        en: ['tracking my progress', 'recording my workouts and improvement', 'statistics about my performance'],
        es: ['seguir mi progreso', 'registrar mis entrenamientos'],
        fr: ['suivre ma progression', 'noter mes entraînements'],
      },
    },
  ],
};
