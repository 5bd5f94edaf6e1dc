import type { Language } from '@portfolio/contracts/auth';
import type { Passage } from './passages.ts';

interface Topic {
  url: string;
  title: Record<Language, string>;
  text: Record<Language, string>;
}

/** What the bot says about the site itself; `site_topic` holds the words by which each is found. */
const topics: Record<string, Topic> = {
  contact: {
    url: '/contact',
    title: { en: 'Contact', es: 'Contacto', fr: 'Contact' },
    text: {
      en: 'You can also send a message with the contact form; the answer comes by email.',
      es: 'También puede enviar un mensaje con el formulario de contacto; la respuesta llega por correo.',
      fr: 'Vous pouvez aussi envoyer un message avec le formulaire de contact ; la réponse vient par e-mail.',
    },
  },
  services: {
    url: '/',
    title: { en: 'Services', es: 'Servicios', fr: 'Services' },
    text: {
      en: 'Three services are on offer: Web Development, Mobile App Development and AI Integration.',
      es: 'Se ofrecen tres servicios: desarrollo web, desarrollo de aplicaciones móviles e integración de IA.',
      fr: 'Trois services sont proposés : développement web, développement d’applications mobiles et intégration d’IA.',
    },
  },
  projects: {
    url: '/projects',
    title: { en: 'Projects', es: 'Proyectos', fr: 'Projets' },
    text: {
      en: 'The projects page shows all work, with a search and filters by technology.',
      es: 'La página de proyectos muestra todo el trabajo, con búsqueda y filtros por tecnología.',
      fr: 'La page des projets montre tous les travaux, avec une recherche et des filtres par technologie.',
    },
  },
  mobile_demos: {
    url: '/mobile-demos',
    title: { en: 'Mobile demos', es: 'Demos móviles', fr: 'Démos mobiles' },
    text: {
      en: 'The mobile demos can be downloaded for Android (APK) and iOS (IPA), or scanned by their QR code.',
      es: 'Las demos móviles se descargan para Android (APK) e iOS (IPA), o con su código QR.',
      fr: 'Les démos mobiles se téléchargent pour Android (APK) et iOS (IPA), ou avec leur code QR.',
    },
  },
  patron_blog: {
    url: '/patron-blog',
    title: { en: 'Patron blog', es: 'Blog para mecenas', fr: 'Blog des mécènes' },
    text: {
      en: 'There is a blog for supporters: sign in with Patreon to read it.',
      es: 'Hay un blog para quienes apoyan el sitio: inicie sesión con Patreon para leerlo.',
      fr: 'Il y a un blog pour les mécènes : connectez-vous avec Patreon pour le lire.',
    },
  },
  location: {
    url: '/contact',
    title: { en: 'Remote / Worldwide', es: 'Remoto / Todo el mundo', fr: 'À distance / Monde entier' },
    text: {
      en: 'The work is done remotely, worldwide.',
      es: 'El trabajo se hace a distancia, en todo el mundo.',
      fr: 'Le travail se fait à distance, dans le monde entier.',
    },
  },
};

/** How visitors reach who is behind the site, as its contact page says. */
export interface Support {
  email: string;
  phone: string;
}

const reached: Record<Language, (support: Support) => string> = {
  en: ({ email, phone }) => `Write to ${email} or call ${phone}.`,
  es: ({ email, phone }) => `Escriba a ${email} o llame al ${phone}.`,
  fr: ({ email, phone }) => `Écrivez à ${email} ou appelez le ${phone}.`,
};

const noPrices: Record<Language, string> = {
  en: 'No prices are published here: ask for them.',
  es: 'Aquí no hay precios publicados: pregunte por ellos.',
  fr: 'Aucun prix n’est publié ici : demandez-le.',
};

export function topicPassage(key: string, language: Language, support: Support): Passage | undefined {
  const asked = key === 'price' ? 'contact' : key;
  const topic = Object.hasOwn(topics, asked) ? topics[asked] : undefined;
  if (!topic) return undefined;
  const own = topic.text[language];
  const lines = asked === 'contact' ? [reached[language](support), own] : [own];
  if (key === 'price') lines.unshift(noPrices[language]);
  return { kind: 'topic', title: topic.title[language], url: topic.url, text: lines.join('\n') };
}
