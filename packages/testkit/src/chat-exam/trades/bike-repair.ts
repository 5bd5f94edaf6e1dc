import type { Trade } from '../trade.ts';

export const bikeRepair: Trade = {
  name: 'bike repair',
  things: ['the truing stand', 'a tub of grease', 'the back yard', 'the pump', 'a box of spokes', 'the test ride'],
  subjects: [
    {
      kind: 'page',
      titles: ['Punctures and tyres', 'Flat tyre counter'],
      says: [
        'A flat is mended while you drink a tea.',
        'We stock tubes and tyres from 16 to 29 inches.',
        'Tubeless sealant is topped up every {number} months.',
      ],
      asked: {
        en: ['a hole in my wheel', 'my wheel has lost its air', 'nails in the rubber'],
        es: ['un pinchazo en la rueda', 'mi rueda no tiene aire'],
        fr: ['une crevaison', "ma roue n'a plus d'air"],
      },
      plain: {
        en: ['Do you mend flat bicycle tyres?'],
        es: ['¿Arreglan pinchazos de bicicleta?'],
        fr: ['Réparez-vous les pneus de vélo ?'],
      },
    },
    {
      kind: 'page',
      titles: ['Spring check', 'The yearly service'],
      says: [
        'Gears, brakes, bearings and lights are gone through in {number} steps.',
        'Chain and cassette are measured and changed if worn.',
        'Book a slot in {month} and it is ready the same evening.',
      ],
      asked: {
        en: ['annual maintenance', 'an inspection of the transmission', 'a complete overhaul of my cycle'],
        es: ['un mantenimiento anual', 'una revisión completa de mi bicicleta'],
        fr: ['un entretien annuel', 'une révision complète de mon vélo'],
      },
      plain: {
        en: ['Can you replace the chain and cassette of my bike?'],
        es: ['¿Cambian la cadena de la bici?'],
        fr: ["Changez-vous la chaîne d'un vélo ?"],
      },
    },
    {
      kind: 'page',
      titles: ['Electric drives', 'E-bike motors'],
      says: [
        'We read out the fault memory of four makes of motor.',
        'Batteries are tested for remaining range and sent away for new cells.',
        'Software updates are done on {day}s at {thing}.',
      ],
      asked: {
        en: ['my accumulator does not charge any more', 'power assistance is defective', 'pedelec diagnosis'],
        es: ['la batería de mi bicicleta eléctrica no carga', 'un fallo del motor eléctrico'],
        fr: ['la batterie de mon vélo électrique ne charge plus', 'une panne du moteur électrique'],
      },
      plain: { en: ['Which e-bike motors can you diagnose?'] },
    },
    {
      kind: 'project',
      titles: ['Steel frames reborn', 'A racer from 1978'],
      says: [
        'Rust was blasted off and the lugs were painted by hand.',
        '{person} found the missing shifters in a cellar in {place}.',
        'It weighs {number} kilos and sings on cobbles.',
      ],
      asked: {
        en: [
          'restoration of vintage cycles',
          'renovating an antique two-wheeler',
          'refurbishing classic racing models',
        ],
        es: ['restauración de bicicletas antiguas', 'renovar una bicicleta clásica'],
        fr: ['la restauration de vélos anciens', "rénover une bicyclette d'époque"],
      },
    },
    {
      kind: 'project',
      titles: ['Cargo fleet of the co-op', 'Cargo bikes for deliveries'],
      says: [
        'Our mechanics keep {number} cargo bikes of a grocery co-op rolling.',
        'Every tenth day one is exchanged for a fresh one overnight.',
        'Couriers report rattles with a tap and we order parts ahead.',
      ],
      asked: {
        en: [
          'contracts for businesses with many vehicles',
          'transport of goods by pedal',
          'looking after the transporters of a shop',
        ],
        es: ['bicicletas de carga para repartos', 'transporte de mercancías en bicicleta'],
        fr: ['des vélos de livraison', 'le transport de marchandises à vélo'],
      },
    },
    {
      kind: 'page',
      titles: ['Do it yourself evening', 'Open workshop'],
      says: [
        'On {day} the stands and tools are yours until ten.',
        'A mechanic walks around and shows the trick.',
        'Pay what you can; old parts cost a coin.',
      ],
      asked: {
        en: ['learning to fix my own cycle', 'using your equipment on my own', 'a place to tinker by myself'],
        es: ['aprender a reparar mi bicicleta', 'usar sus herramientas'],
        fr: ['apprendre à réparer mon vélo', 'utiliser vos outils'],
      },
    },
    {
      kind: 'mobile_demo',
      titles: ['Where Is My Bike', 'Saddle Tag'],
      says: [
        'A tag under the saddle tells where it stands.',
        'When it moves without you, the phone howls.',
        'The frame number and photos are ready for the police.',
      ],
      asked: {
        en: [
          'protection against theft',
          'somebody stole my cycle, can I locate it?',
          'tracking with GPS against thieves',
        ],
        es: ['protección contra el robo', 'localizar mi bicicleta robada'],
        fr: ['une protection contre le vol', 'localiser mon vélo volé'],
      },
      plain: { en: ['How do I find a stolen bicycle?'] },
    },
  ],
};
