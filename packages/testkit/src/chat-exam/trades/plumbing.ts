import type { Trade } from '../trade.ts';

export const plumbing: Trade = {
  name: 'plumbing',
  things: ['the red van', 'a press tool', 'copper offcuts', 'the stopcock', 'a bucket', 'the parts drawer'],
  subjects: [
    {
      kind: 'page',
      titles: ['Leaks found without digging', 'Burst pipe'],
      says: [
        'A gas that smells of nothing shows where the pipe weeps.',
        'We open one tile, not the whole floor.',
        'Your insurer gets photographs and a drying log of {number} days.',
      ],
      asked: {
        en: ['water dripping from the ceiling', 'damp patches on a wall', 'detecting a hidden loss of water'],
        es: ['una fuga de agua', 'humedad en la pared'],
        fr: ["une fuite d'eau", "de l'humidité au mur"],
      },
      plain: { en: ['How do I stop a leaking pipe?'] },
    },
    {
      kind: 'page',
      titles: ['Drains and toilets', 'Blocked drains'],
      says: [
        'A spinning chain clears grease and roots.',
        'We send a camera down and give you the film.',
        'Blocked at night? {person} comes with {thing}.',
      ],
      asked: {
        en: ['my sink is clogged', 'the sewer smells and nothing flows', 'an obstruction in the lavatory'],
        es: ['un desagüe atascado', 'el inodoro está obstruido'],
        fr: ['un évier bouché', 'les toilettes sont obstruées'],
      },
      plain: {
        en: ['Can you unblock my toilet?'],
        es: ['¿Desatascan tuberías?'],
        fr: ['Débouchez-vous les toilettes ?'],
      },
    },
    {
      kind: 'project',
      titles: ['Bathroom without a threshold', 'A bathroom for growing old'],
      says: [
        'The shower is level with the floor and the basin clears a wheelchair.',
        'Grab rails carry {number} kilos.',
        'Ten working days from rubble to first warm water in {place}.',
      ],
      asked: {
        en: [
          'renovating a washroom for disabled people',
          'accessible tub for seniors',
          'remodelling for my elderly mother',
        ],
        es: ['reforma de un baño accesible', 'un baño para personas mayores'],
        fr: ["la rénovation d'une salle de bains accessible", 'une douche pour personnes âgées'],
      },
    },
    {
      kind: 'project',
      titles: ['Heat pump in a terrace house', 'Off gas: a heat pump'],
      says: [
        'The boiler of 1991 went and an air-to-water unit came.',
        'Radiators in {number} rooms were enlarged.',
        'The subsidy covered a third; the noise stays below the limit.',
      ],
      asked: {
        en: [
          'replacing an old furnace with renewable heating',
          'ecological heating for my home',
          'saving energy and warming the building',
        ],
        es: ['cambiar la caldera por calefacción ecológica', 'calefacción con energía renovable'],
        fr: ['remplacer la chaudière par un chauffage écologique', 'un chauffage renouvelable'],
      },
      plain: {
        en: ['Do you install heat pumps and boilers?'],
        es: ['¿Instalan calderas de gas?'],
        fr: ['Installez-vous des chaudières à gaz ?'],
      },
    },
    {
      kind: 'page',
      titles: ['Hard water', 'Softeners'],
      says: [
        'Limescale ruins kettles, valves and glass.',
        'An ion exchanger the size of a suitcase takes calcium out.',
        'Salt is refilled every {number} weeks.',
      ],
      asked: {
        en: ['white chalk deposits on my taps', 'removing minerals from tap supply', 'a filter against chalk'],
        es: ['la cal en los grifos', 'un descalcificador'],
        fr: ['du calcaire sur les robinets', 'un adoucisseur'],
      },
      plain: { en: ['What helps against limescale in a kettle?'] },
    },
    {
      kind: 'page',
      titles: ['Service contract for landlords', 'Landlords'],
      says: [
        'One number for all tenants, day and night.',
        'Legionella samples and meters are done on one visit.',
        'Each repair is billed to the right flat.',
      ],
      asked: {
        en: [
          'maintenance of apartment buildings for owners',
          'an agreement for property management',
          'regular inspection of rented housing',
        ],
        es: ['un contrato de mantenimiento para propietarios', 'mantenimiento de edificios'],
        fr: ["un contrat d'entretien pour propriétaires", "l'entretien d'immeubles"],
      },
    },
    {
      kind: 'mobile_demo',
      titles: ['Drip Watch', 'Valve Guard'],
      says: [
        'A sensor on the meter learns what your household uses.',
        'Unusual flow closes the valve and wakes your phone.',
        'Holiday mode reacts to a single litre.',
      ],
      asked: {
        en: ['an alarm against flooding', 'monitoring consumption remotely', 'switching off the supply from afar'],
        es: ['una alarma contra inundaciones', 'controlar el consumo de agua'],
        fr: ['une alarme contre les inondations', "surveiller la consommation d'eau"],
      },
    },
  ],
};
