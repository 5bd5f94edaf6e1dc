import type { Trade } from '../trade.ts';

export const beekeeping: Trade = {
  name: 'beekeeping',
  things: ['the smoker', 'a veil', 'the extractor', 'the lime avenue', 'a wax press', 'the orchard'],
  subjects: [
    {
      kind: 'project',
      titles: ['Lime blossom honey', 'Honey from the lime avenue'],
      says: [
        'The combs are spun cold in {month} and stirred until creamy.',
        'It tastes of mint and is sold in jars of 250 and 500 grams.',
        'A laboratory in {place} counted the pollen.',
      ],
      asked: {
        en: ['a natural sweetener', 'sweet spread for toast', 'buying nectar products in a glass'],
        es: ['un endulzante natural', 'miel artesanal'],
        fr: ['un édulcorant naturel', 'du miel artisanal'],
      },
      plain: { en: ['Where can I buy lime honey?'], es: ['¿Venden miel?'], fr: ['Vendez-vous du miel ?'] },
    },
    {
      kind: 'page',
      titles: ['A swarm in your garden?', 'Swarm line'],
      says: [
        'Do not spray: a hanging cluster is peaceful and leaves in a day.',
        'We fetch it with a box and a ladder, free of charge.',
        'Wasps and hornets are not ours, but we tell you who helps.',
      ],
      asked: {
        en: [
          'removing insects from a tree',
          'there are thousands of bees on my balcony',
          'capturing a colony near my house',
        ],
        es: ['retirar un enjambre', 'hay muchas abejas en mi balcón'],
        fr: ['enlever un essaim', "il y a beaucoup d'abeilles sur mon balcon"],
      },
      plain: { en: ['Can you catch a swarm of bees?'] },
    },
    {
      kind: 'page',
      titles: ['Pollination for orchards', 'Hives to hire'],
      says: [
        'Cherry and apple growers hire {number} hives for three weeks.',
        'They arrive at night and are set along the rows.',
        'Measured fruit set rose by a quarter.',
      ],
      asked: {
        en: [
          'improving the harvest of farmers',
          'renting colonies for agriculture',
          'fertilising blossoms of fruit trees',
        ],
        es: ['polinización de árboles frutales', 'alquilar colmenas para agricultores'],
        fr: ["la pollinisation d'arbres fruitiers", 'louer des ruches pour agriculteurs'],
      },
    },
    {
      kind: 'page',
      titles: ['A year with a keeper', 'Keepers in training'],
      says: [
        'From the first cleansing flight to feeding in autumn, {number} Saturdays.',
        'You open hives beside {person} and keep a veil.',
        'At the end a small colony may move in with you.',
      ],
      asked: {
        en: ['a course to become an apiarist', 'learning how to raise bees', 'lessons for hobbyists'],
        es: ['un curso de apicultura', 'aprender a criar abejas'],
        fr: ["un cours d'apiculture", 'apprendre à élever des abeilles'],
      },
    },
    {
      kind: 'project',
      titles: ['Candles from our own wax', 'Beeswax candles'],
      says: [
        'Old comb is melted by the sun and filtered twice.',
        'Dipped by hand in {number} layers, they burn without dripping.',
        'Churches and a theatre order by the hundred.',
      ],
      asked: {
        en: [
          'lights for an altar or a Christmas tree',
          'decorative lighting made by hand',
          'something that gives a warm flame',
        ],
        es: ['velas artesanales', 'iluminación decorativa hecha a mano'],
        fr: ['des bougies artisanales', 'un éclairage décoratif fait main'],
      },
      plain: { en: ['Do you sell beeswax candles?'] },
    },
    {
      kind: 'page',
      titles: ['Mites and foulbrood', 'Healthy colonies'],
      says: [
        'Varroa is counted on the board every {day}.',
        'Formic acid evaporates in August, oxalic acid in winter.',
        'Foulbrood is reported to the vet and boxes are flamed.',
      ],
      asked: {
        en: ['parasites that kill bees', 'treating illness in a hive', 'medicine against disease of insects'],
        es: ['parásitos de las abejas', 'tratar enfermedades de la colmena'],
        fr: ['des parasites des abeilles', 'soigner les maladies de la ruche'],
      },
      plain: {
        en: ['How do you treat varroa mites?'],
        es: ['¿Cómo se trata la varroa de las abejas?'],
        fr: ['Comment traiter le varroa des abeilles ?'],
      },
    },
    {
      kind: 'mobile_demo',
      titles: ['Hive Scale', 'Weight of a Summer'],
      says: [
        'A scale below the floor sends grams and degrees each hour.',
        'The curve shows when the flow begins and when they leave.',
        'Neighbouring stands can be compared on a map.',
      ],
      asked: {
        en: [
          'sensors that measure temperature remotely',
          'monitoring bees by phone',
          'electronic surveillance of an apiary',
        ],
        es: ['sensores de temperatura para colmenas', 'vigilar las colmenas con el móvil'],
        fr: ['des capteurs de température pour ruches', 'surveiller les ruches à distance'],
      },
    },
  ],
};
