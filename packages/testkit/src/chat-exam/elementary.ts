import type { Language } from './language.ts';

/** What visitors of any business ask first: how to reach it and what it costs. Answered on every site, whatever its trade. */
export type Elementary = Readonly<Record<'contact' | 'price', Readonly<Record<Language, readonly string[]>>>>;

export const elementaryWhileDeveloping: Elementary = {
  contact: {
    en: [
      'What is your email address?',
      'phone number',
      'How can I get in touch?',
      'How do I reach you?',
      "What's your phone number?",
      'Can I call you?',
      'Where can I write to you?',
      'contact',
      'e-mail',
      'I want to talk to somebody',
    ],
    es: [
      '¿Cuál es tu correo electrónico?',
      'número de teléfono',
      '¿Cómo puedo ponerme en contacto?',
      '¿Puedo llamarte?',
      'contacto',
      '¿Dónde os puedo escribir?',
    ],
    fr: [
      'Quelle est votre adresse e-mail ?',
      'numéro de téléphone',
      'Comment vous joindre ?',
      'Puis-je vous appeler ?',
      'contact',
      'Où puis-je vous écrire ?',
    ],
  },
  price: {
    en: [
      'How much do you charge for a day?',
      'What are your prices?',
      'How much is it?',
      'What do you charge?',
      'prices',
      'How expensive are you?',
      "What's your hourly rate?",
      'How much does it cost?',
    ],
    es: [
      '¿Cuánto cobras por un día?',
      '¿Cuáles son tus precios?',
      '¿Cuánto cuesta?',
      'tarifas',
      '¿Cuánto vale una hora?',
    ],
    fr: [
      'Combien demandez-vous pour une journée ?',
      'Quels sont vos tarifs ?',
      'Combien ça coûte ?',
      'prix',
      'Quel est votre tarif horaire ?',
    ],
  },
};

export const elementaryHeldOut: Elementary = {
  contact: {
    en: [
      'Could you give me your telephone number please?',
      'Is there an email I can write to?',
      'How might I contact the team?',
      'who do I talk to',
      'I would like to get in contact with you',
      'Do you have a phone?',
      'Which number should I ring?',
      'How can we reach you by mail?',
      'can i speak to a human',
      'Where do I send a message?',
    ],
    es: [
      '¿Me da su número de teléfono, por favor?',
      '¿Tienen un correo al que escribir?',
      '¿Cómo os contacto?',
      'quiero hablar con alguien',
      '¿A qué número llamo?',
      'dirección de correo',
    ],
    fr: [
      'Pouvez-vous me donner votre numéro de téléphone ?',
      'Avez-vous une adresse mail ?',
      'Comment entrer en contact avec vous ?',
      'je voudrais parler à quelqu’un',
      'À quel numéro vous appeler ?',
      'coordonnées',
    ],
  },
  price: {
    en: [
      'What would a week of your time cost?',
      'Are you expensive?',
      'Can I get a quote?',
      'What are the fees?',
      'how much per hour',
      'Could you tell me what you cost?',
      'Is there a price list?',
      'What is your daily rate?',
    ],
    es: [
      '¿Qué precio tiene?',
      '¿Cuánto me costaría una semana?',
      '¿Me hacen un presupuesto?',
      '¿Cuánto cobran por hora?',
      'lista de precios',
    ],
    fr: [
      'C’est combien ?',
      'Combien coûterait une semaine ?',
      'Pouvez-vous me faire un devis ?',
      'Combien prenez-vous de l’heure ?',
      'liste des prix',
    ],
  },
};
