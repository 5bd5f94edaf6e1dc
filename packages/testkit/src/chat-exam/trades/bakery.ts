import type { Trade } from '../trade.ts';

export const bakery: Trade = {
  name: 'bakery',
  things: ['the stone oven', 'rye flour', 'the counter', 'a linen cloth', 'the mixer', 'wicker baskets'],
  subjects: [
    {
      kind: 'project',
      titles: ['Overnight sourdough', 'The slow sourdough loaf'],
      says: [
        'Our starter is {years} years old and is fed twice a day.',
        'Each loaf rests for sixteen hours before it meets {thing}.',
        'The crust cracks loudly and the crumb stays moist for {number} days.',
      ],
      asked: {
        en: ['bread made with wild yeast', 'bread with long fermentation', 'rustic bread leavened naturally'],
        es: ['pan de masa madre', 'pan con fermentación lenta'],
        fr: ['du pain au levain', 'un pain à fermentation longue'],
      },
      plain: { en: ['Which flour is in your sourdough bread?'], fr: ['Quelle farine mettez-vous dans le pain ?'] },
    },
    {
      kind: 'page',
      titles: ['Celebration cakes', 'Cakes for great days'],
      says: [
        'Tell us the date, the guests and the flavour, and {person} draws a sketch.',
        'Three tiers with sugar flowers serve {number} people.',
        'Buttercream, marzipan or chocolate: everything is tasted together first.',
      ],
      asked: {
        en: ['a birthday gateau', 'Who bakes desserts for a wedding party?', 'a dessert for an anniversary'],
        es: ['una tarta de cumpleaños', 'un pastel de boda'],
        fr: ["un gâteau d'anniversaire", 'une pâtisserie pour un mariage'],
      },
      plain: { en: ['Can you bake a wedding cake with marzipan?'], es: ['¿Hacen tartas de chocolate?'] },
    },
    {
      kind: 'page',
      titles: ['Without gluten', 'Gluten-free shelf'],
      says: [
        'Buckwheat and millet are milled in a separate room.',
        'Coeliac customers may visit {thing} and see how we avoid traces.',
        'The range changes weekly: rolls, muffins and a seeded tin loaf.',
      ],
      asked: {
        en: [
          'something for people with a wheat allergy',
          'I cannot digest wheat, is there bread for me?',
          'food for a wheat intolerance',
        ],
        es: ['pan para celíacos', 'algo para la alergia al trigo'],
        fr: ['du pain pour les allergiques au blé', 'des produits pour intolérants au blé'],
      },
    },
    {
      kind: 'project',
      titles: ['Breakfast pastries', 'Morning viennoiserie'],
      says: [
        'Croissants are folded by hand with cultured butter.',
        'Cinnamon snails and brioche leave {thing} at six.',
        'On {day}s there is a basket with {number} mixed pieces.',
      ],
      asked: {
        en: [
          'sweet buns to start the day',
          'flaky crescent rolls',
          'something sweet to eat with my coffee before work',
        ],
        es: ['bollos dulces con mantequilla', 'cruasanes y bollería'],
        fr: ['des petits pains sucrés au beurre', 'des brioches pour le petit déjeuner'],
      },
      plain: {
        en: ['Do you sell croissants?'],
        es: ['¿Venden cruasanes de mantequilla?'],
        fr: ['Vendez-vous des croissants au beurre ?'],
      },
    },
    {
      kind: 'page',
      titles: ['Learn to bake with us', 'Baking classes'],
      says: [
        'In a class of {number} you knead, shape and score your own dough.',
        '{person} teaches every {day} evening beside {thing}.',
        'Aprons and recipes are included; you take home what you made.',
      ],
      asked: {
        en: [
          'a workshop about cooking bread',
          'a course for amateurs',
          'Could somebody show me how to prepare bread at home?',
        ],
        es: ['un curso para hacer pan', 'un taller de panadería'],
        fr: ['un cours pour apprendre à faire du pain', 'un atelier de boulangerie'],
      },
    },
    {
      kind: 'page',
      titles: ['Cafés and restaurants', 'Wholesale for cafés'],
      says: [
        'Our van reaches {number} kitchens before seven.',
        'Standing orders can be changed until noon the day before.',
        'Invoices are sent once a month to hotels and canteens.',
      ],
      asked: {
        en: ['daily delivery to my bistro', 'a supplier for my diner', 'bulk supplies for a coffee bar'],
        es: ['un proveedor para mi bar', 'entrega diaria para un comedor'],
        fr: ['un fournisseur pour mon bistrot', 'une livraison quotidienne pour une cantine'],
      },
      plain: { en: ['How many rolls can a café order every morning?'] },
    },
    {
      kind: 'mobile_demo',
      titles: ['Crumb Counter', 'Loaf Locker'],
      says: [
        'Reserve before you leave home and pay on the phone.',
        'A message tells when your bag waits at {thing}.',
        'What is left over in the evening is offered at half price.',
      ],
      asked: {
        en: ['ordering ahead from my mobile', 'a way to book my purchase online', 'cheap unsold bread against waste'],
        es: ['encargar por el móvil', 'una aplicación para pedir con antelación'],
        fr: ['commander avec mon téléphone', 'les invendus à prix réduit'],
      },
    },
  ],
};
