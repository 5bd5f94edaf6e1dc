import type { Trade } from '../trade.ts';

export const translationBureau: Trade = {
  name: 'translation bureau',
  things: ['the glossary', 'a term base', 'the red pen', 'the night shift', 'a style sheet', 'the archive'],
  subjects: [
    {
      kind: 'page',
      titles: ['Sworn translations', 'Stamped for authorities'],
      says: [
        'Birth certificates, diplomas and judgments with stamp and signature.',
        'Sworn at the regional court; accepted by consulates.',
        'Send a scan, the original is seen when you collect.',
      ],
      asked: {
        en: [
          'official documents for the embassy',
          'a certified version of my marriage papers',
          'legalised records for immigration',
        ],
        es: ['una traducción jurada', 'documentos oficiales para la embajada'],
        fr: ['une traduction assermentée', "des documents officiels pour l'ambassade"],
      },
      plain: {
        en: ['Do you provide sworn translations?'],
        es: ['¿Hacen traducciones juradas?'],
        fr: ['Faites-vous des traductions assermentées ?'],
      },
    },
    {
      kind: 'page',
      titles: ['Interpreters', 'Voices at your meeting'],
      says: [
        'Two take turns in the booth every {number} minutes.',
        'Whispered, consecutive or over a video link.',
        'Headsets and a technician come from {place}.',
      ],
      asked: {
        en: [
          'simultaneous speech at a conference',
          'somebody who speaks for our foreign visitors',
          'live oral rendering at an event',
        ],
        es: ['interpretación simultánea', 'un intérprete para una conferencia'],
        fr: ['une interprétation simultanée', 'un interprète pour une conférence'],
      },
      plain: {
        en: ['Can an interpreter come to our conference?'],
        es: ['¿Hay intérpretes para congresos?'],
        fr: ['Avez-vous des interprètes pour un congrès ?'],
      },
    },
    {
      kind: 'project',
      titles: ['Manuals of a crane maker', 'Crane manuals in nine tongues'],
      says: [
        '{number} thousand segments went through {thing} in a month.',
        'Warnings were checked by a mechanical engineer.',
        'The maker now ships one binder instead of nine.',
      ],
      asked: {
        en: [
          'technical documentation for machines',
          'instructions for industrial equipment',
          'handbooks about engineering products',
        ],
        es: ['documentación técnica de máquinas', 'instrucciones de uso industriales'],
        fr: ['une documentation technique de machines', "des modes d'emploi industriels"],
      },
    },
    {
      kind: 'project',
      titles: ['A poet from Georgia', 'Poems carried over'],
      says: [
        'Rhyme was given up, rhythm was saved.',
        '{person} wrote {number} drafts and read each aloud.',
        'The volume was short-listed by a publisher in {place}.',
      ],
      asked: {
        en: [
          'translating literature',
          'rendering a novel or verse',
          'an author who wants his book in another language',
        ],
        es: ['traducción literaria', 'traducir una novela'],
        fr: ['une traduction littéraire', 'traduire un roman'],
      },
      plain: { en: ['Who translates poetry from Georgian?'] },
    },
    {
      kind: 'page',
      titles: ['Websites and software', 'Your product in other markets'],
      says: [
        'Strings come from your repository and return as a merge request.',
        'Dates, sizes and jokes are adapted to each market.',
        'A tester clicks through every screen.',
      ],
      asked: {
        en: [
          'localising an application',
          'an internet shop for customers abroad',
          'computer programs in several languages',
        ],
        es: ['localización de programas', 'traducir una tienda en internet'],
        fr: ["la localisation d'un logiciel", 'traduire une boutique en ligne'],
      },
    },
    {
      kind: 'page',
      titles: ['What a page costs', 'Rates and deadlines'],
      says: [
        'We count by standard line of 55 characters.',
        'Express work within a day is a third dearer.',
        'An offer is in your mailbox after {number} minutes.',
      ],
      asked: {
        en: ['a quotation for an urgent job', 'How much do you charge for a text?', 'price per word'],
        es: ['un presupuesto urgente', 'el precio por palabra'],
        fr: ['un devis urgent', 'le prix par mot'],
      },
      plain: { en: ['How much is a translated line of text?'] },
    },
    {
      kind: 'mobile_demo',
      titles: ['Menu Lens', 'What Am I Eating'],
      says: [
        'Hold the phone over a menu and dishes appear in your tongue.',
        'Allergens are marked even when the cook forgot them.',
        'Works underground, without reception.',
      ],
      asked: {
        en: [
          'understanding food in a foreign restaurant',
          'a camera that reads for tourists',
          'help for travellers who order a meal',
        ],
        es: ['entender la carta de un restaurante', 'una ayuda para viajeros con alergias'],
        fr: ["comprendre la carte d'un restaurant", 'une aide pour touristes allergiques'],
      },
    },
  ],
};
