import type { Trade } from '../trade.ts';

export const weddingPhotography: Trade = {
  name: 'wedding photography',
  things: ['a second camera', 'the long lens', 'a rainy afternoon', 'the old town hall', 'confetti', 'the dance floor'],
  subjects: [
    {
      kind: 'page',
      titles: ['The whole day', 'From hairpins to last dance'],
      says: [
        'Ten hours, two photographers and no posing unless you want it.',
        'We begin with hair and make-up and leave after the last dance.',
        'You choose from about {number} hundred frames.',
      ],
      asked: {
        en: [
          'covering a marriage from morning until night',
          'reportage of our ceremony',
          'somebody who takes pictures of bride and groom',
        ],
        es: ['un reportaje de boda completo', 'fotos de la novia y el novio'],
        fr: ['un reportage de mariage complet', 'des photos de la mariée'],
      },
      plain: {
        en: ['Do you photograph weddings with two cameras?'],
        es: ['¿Fotografían bodas?'],
        fr: ['Photographiez-vous les mariages ?'],
      },
    },
    {
      kind: 'page',
      titles: ['Albums and prints', 'Printed books'],
      says: [
        'Linen covers, thick pages that lie flat, bound in {place}.',
        'Parents get a smaller copy of the same book.',
        'Prints on cotton paper keep a hundred years.',
      ],
      asked: {
        en: [
          'a photo volume to hold in my hands',
          'enlargements to hang on the wall',
          'a souvenir on paper for grandma',
        ],
        es: ['un álbum de fotos impreso', 'copias en papel'],
        fr: ['un album photo imprimé', 'des tirages papier'],
      },
      plain: {
        en: ['How many pictures are in the wedding album?'],
        es: ['¿Cuántas fotos tiene el álbum de boda?'],
        fr: ["Combien de photos contient l'album de mariage ?"],
      },
    },
    {
      kind: 'project',
      titles: ['Lena and Tomas at the lake', 'A lakeside yes'],
      says: [
        'A rowing boat, a storm and {number} guests under one sail.',
        'The vows were spoken on the jetty in {month}.',
        'The last picture shows lanterns over the water.',
      ],
      asked: {
        en: ['a marriage by the sea or river', 'an outdoor ceremony with rain', 'couples who married on a shore'],
        es: ['una boda junto al lago', 'una ceremonia al aire libre'],
        fr: ['un mariage au bord du lac', 'une cérémonie en plein air'],
      },
    },
    {
      kind: 'project',
      titles: ['Engaged in the city', 'Engagement walk'],
      says: [
        'An hour between trams, cafés and a rooftop before the big date.',
        'You get used to the lens and we learn how you laugh.',
        'The ring was still a secret until {day}.',
      ],
      asked: {
        en: [
          'a portrait session for fiancés',
          'a photo shoot when he proposes',
          'romantic pictures of a couple in town',
        ],
        es: ['una sesión de fotos de pareja', 'fotos de la pedida de mano'],
        fr: ['une séance photo de couple', 'des photos de fiançailles'],
      },
      plain: { en: ['What does an engagement photo session look like?'] },
    },
    {
      kind: 'page',
      titles: ['Film as well', 'Moving pictures'],
      says: [
        'A four-minute film with the speeches and the tears.',
        'Sound is recorded at the altar with a hidden microphone.',
        'A drone rises where the law allows it.',
      ],
      asked: {
        en: ['a video of the ceremony', 'aerial shooting from the sky', 'a movie clip of our party'],
        es: ['un vídeo de la boda', 'grabar con dron'],
        fr: ['une vidéo du mariage', 'des prises de vue aériennes'],
      },
      plain: { en: ['Can a drone film the bride and groom?'] },
    },
    {
      kind: 'page',
      titles: ['Dates and deposit', 'Booking us'],
      says: [
        'A date is yours when a fifth has arrived.',
        'Saturdays in summer go a year ahead.',
        'If you must move the day, we move along once for free.',
      ],
      asked: {
        en: ['reserving with a down payment', 'cancelling or postponing', 'how early should we make a reservation?'],
        es: ['reservar con un anticipo', 'aplazar la reserva'],
        fr: ['réserver avec un acompte', 'reporter la réservation'],
      },
    },
    {
      kind: 'mobile_demo',
      titles: ['Guest Roll', 'Table Camera'],
      says: [
        'Friends scan a code on the table and their snaps land in one album.',
        'You say which are shown on the big screen.',
        'Everything can be fetched in full size for {number} months.',
      ],
      asked: {
        en: [
          'collecting photos taken by relatives',
          'sharing images among those invited',
          'uploading pictures from everybody',
        ],
        es: ['compartir fotos de los invitados', 'recoger las imágenes de los amigos'],
        fr: ['partager les photos des invités', 'rassembler les images des amis'],
      },
    },
  ],
};
