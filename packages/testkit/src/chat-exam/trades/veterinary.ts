import type { Trade } from '../trade.ts';

export const veterinary: Trade = {
  name: 'veterinary practice',
  things: ['the waiting room', 'a carrier', 'the scales', 'the quiet ward', 'a treat jar', 'the microscope'],
  subjects: [
    {
      kind: 'page',
      titles: ['Jabs and worming', 'Vaccinations'],
      says: [
        'Pups get their first jab at eight weeks and a booster after {number}.',
        'Rabies is stamped into the passport before you cross a border.',
        'A reminder card comes by post every year.',
      ],
      asked: {
        en: ['immunising my dog', 'a shot against disease for my kitten', 'protection from infection for my pet'],
        es: ['vacunas para mi perro', 'la inmunización de un cachorro'],
        fr: ['les vaccins pour mon chien', 'la vaccination de mon chaton'],
      },
      plain: {
        en: ['Can you vaccinate my rabbit?', 'My cat has worms, what shall I do?'],
        es: ['¿Vacunan gatos?'],
        fr: ['Vaccinez-vous les lapins ?', 'Mon chat a des vers, que faire ?'],
      },
    },
    {
      kind: 'page',
      titles: ['Nights and weekends', 'Out of hours'],
      says: [
        'One of us sleeps in the house, so ring the bell at any time.',
        'Poison, bloat and accidents are seen at once.',
        'Call ahead and {person} prepares {thing}.',
      ],
      asked: {
        en: [
          'an emergency on Sunday',
          'my dog was hit by a car, who is there at midnight?',
          'urgent treatment after dark',
        ],
        es: ['una urgencia el domingo', 'atención de emergencia por la noche'],
        fr: ['une urgence le dimanche', 'des soins urgents la nuit'],
      },
    },
    {
      kind: 'page',
      titles: ['Teeth of cats and dogs', 'Healthy teeth'],
      says: [
        'Tartar is removed under a light anaesthetic with ultrasound.',
        'We film broken roots with a dental X-ray.',
        'At home a soft brush and {thing} help.',
      ],
      asked: {
        en: ['my puppy has bad breath', 'oral hygiene for animals', 'cleaning the mouth of my pet'],
        es: ['limpieza de dientes para gatos', 'mal aliento de mi perro'],
        fr: ['un détartrage pour mon chat', 'la mauvaise haleine de mon chien'],
      },
    },
    {
      kind: 'project',
      titles: ['Neutering weeks', 'Spaying stray cats'],
      says: [
        'In {month} {number} strays were caught, spayed and set free.',
        'The shelter fed them and the town paid half.',
        'A notch in the ear shows who has been here.',
      ],
      asked: {
        en: [
          'sterilisation of feral animals',
          'castration of homeless kittens',
          'an operation so that she has no babies',
        ],
        es: ['esterilización de gatos callejeros', 'castrar a mi gata'],
        fr: ['la stérilisation des chats errants', 'castrer mon matou'],
      },
      plain: { en: ['How much is it to spay a cat?'], es: ['¿Esterilizan gatos?'] },
    },
    {
      kind: 'project',
      titles: ['Barn round', 'Cows and sheep in the valley'],
      says: [
        'Twice a week we drive to {number} farms.',
        'Lame cows, difficult lambing and milk fever fill the days.',
        'The herd book is kept with the farmer in {thing}.',
      ],
      asked: {
        en: ['a doctor for livestock', 'cattle with health problems', 'visits to agricultural holdings'],
        es: ['un veterinario para ganado', 'vacas y ovejas enfermas'],
        fr: ['un vétérinaire pour le bétail', 'des vaches et des moutons malades'],
      },
    },
    {
      kind: 'page',
      titles: ['Small mammals and birds', 'Rabbits, parrots and others'],
      says: [
        'Rabbits and guinea pigs have a waiting room of their own.',
        'Parrots get their claws and beaks trimmed.',
        'Tortoises are weighed before they hibernate on {day}s.',
      ],
      asked: {
        en: ['exotic pets such as reptiles', 'care for a hamster', 'my budgie lost its feathers'],
        es: ['cuidado de un hámster', 'animales exóticos como reptiles'],
        fr: ['des soins pour un hamster', 'des animaux exotiques comme les reptiles'],
      },
      plain: { en: ['Do you trim parrot claws?'] },
    },
    {
      kind: 'mobile_demo',
      titles: ['Paw Record', 'Vet Pocket'],
      says: [
        'Weights, tests and tablets of each animal in one place.',
        'It rings when the next dose is due.',
        'Share the record with a sitter while you travel.',
      ],
      asked: {
        en: ['an alarm for giving medicine', 'the medical history of my pets', 'a reminder about pills'],
        es: ['un recordatorio de medicinas', 'el historial médico de mis mascotas'],
        fr: ['un rappel pour les médicaments', "l'historique médical de mon chien"],
      },
    },
  ],
};
