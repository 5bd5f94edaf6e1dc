import type { Trade } from '../trade.ts';

export const violinMaker: Trade = {
  name: 'violin maker',
  things: [
    'the gluing iron',
    'a spruce wedge',
    'the north window',
    'a scraper',
    'the varnish cupboard',
    'the listening room',
  ],
  subjects: [
    {
      kind: 'project',
      titles: ['Violin after Guarneri', 'A new violin, 1742 model'],
      says: [
        'Maple from {place} and spruce that dried for {years} years.',
        'The model follows a Guarneri of 1742.',
        'Seven coats of oil varnish hung in the sun at {thing}.',
      ],
      asked: {
        en: ['handmade fiddles', 'copies of old Italian masters', 'instruments built by hand from wood'],
        es: ['instrumentos hechos a mano', 'copias de maestros italianos'],
        fr: ['des instruments faits à la main', 'des copies de maîtres italiens'],
      },
      plain: { en: ['Which varnish is on your violins?'], es: ['¿Qué barniz lleva un violonchelo?'] },
    },
    {
      kind: 'page',
      titles: ['Bows rehaired', 'Rehairing'],
      says: [
        'Siberian stallion hair is fitted within a day.',
        'A warped stick is bent back over the flame.',
        'Frogs and screws are cleaned, lapping is renewed.',
      ],
      asked: {
        en: [
          'my violin stick has lost its strings of horse',
          'replacing the horsehair',
          'straightening a crooked fiddlestick',
        ],
        es: ['cambiar las cerdas del arco', 'reparar un arco torcido'],
        fr: ["changer la mèche de l'archet", 'redresser un archet tordu'],
      },
      plain: { en: ['Can you rehair my violin bow?'] },
    },
    {
      kind: 'page',
      titles: ['Instruments for hire', 'Hire for pupils'],
      says: [
        'Quarter to full size, with case and bow, month by month.',
        'Half of what you paid counts when you keep it.',
        'Exchange for the next size costs nothing.',
      ],
      asked: {
        en: ['renting a violin for my daughter', 'a rental for children who start playing', 'leasing a small fiddle'],
        es: ['alquiler de violines para niños', 'alquilar un instrumento'],
        fr: ['une location de violons pour enfants', 'louer un instrument'],
      },
    },
    {
      kind: 'page',
      titles: ['Appraisals', 'What is it worth?'],
      says: [
        'A written opinion names origin, period and worth.',
        'Labels lie; the scroll and the arching do not.',
        'Insurers and heirs accept our paper.',
      ],
      asked: {
        en: [
          'an expert valuation of an old fiddle',
          'a certificate of authenticity',
          'the price of a violin from my grandfather',
        ],
        es: ['una tasación de mi violín', 'un certificado de autenticidad'],
        fr: ['une expertise de mon violon', "un certificat d'authenticité"],
      },
      plain: { en: ['What is an old cello worth?'], fr: ['Combien vaut un vieux violoncelle ?'] },
    },
    {
      kind: 'project',
      titles: ['Cello after a fall', 'A cracked cello'],
      says: [
        'A conductor stepped back and the belly split along the bass bar.',
        '{person} closed the crack with {number} tiny studs.',
        'After {number} weeks it returned to the orchestra.',
      ],
      asked: {
        en: ['repairing a damaged instrument', 'fixing broken wood', 'restoration following an accident'],
        es: ['reparar un instrumento roto', 'restauración de un violonchelo'],
        fr: ['réparer un instrument cassé', "la restauration d'un violoncelle"],
      },
      plain: { es: ['¿Reparan violines?'], fr: ['Réparez-vous les violons ?'] },
    },
    {
      kind: 'page',
      titles: ['Tone adjustment', 'Soundpost and bridge'],
      says: [
        'A post moved by half a millimetre opens a dull A string.',
        'Bridges are cut while you play beside {thing}.',
        'Wolf notes are hunted down together.',
      ],
      asked: {
        en: ['improving the sound of my violin', 'my instrument has an ugly noise', 'better acoustics for my fiddle'],
        es: ['mejorar el sonido de mi violín', 'mi instrumento suena mal'],
        fr: ['améliorer le son de mon violon', 'mon instrument sonne mal'],
      },
      plain: { en: ['How is a soundpost adjusted?'] },
    },
    {
      kind: 'mobile_demo',
      titles: ['Peg', 'Four Strings'],
      says: [
        'A needle shows each string in hundredths of a semitone.',
        'Baroque pitch and equal temperament are a tap away.',
        'It hears you through a noisy orchestra pit.',
      ],
      asked: {
        en: ['a tuner for musicians', 'tuning with my mobile', 'checking whether a note is correct'],
        es: ['un afinador', 'afinar con el móvil'],
        fr: ['un accordeur', 'accorder avec mon téléphone'],
      },
    },
  ],
};
