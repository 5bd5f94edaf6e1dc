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
      en: 'Send a message through the contact form; you get an answer by e-mail.',
      es: 'Envía un mensaje con el formulario de contacto; recibirás la respuesta por correo.',
      fr: 'Envoyez un message avec le formulaire de contact ; vous aurez une réponse par e-mail.',
    },
  },
  services: {
    url: '/',
    title: { en: 'Services', es: 'Servicios', fr: 'Services' },
    text: {
      en: 'Three services are on offer: Web Development, Mobile App Development and AI Integration.',
      es: 'Se ofrecen tres servicios: desarrollo web, desarrollo de aplicaciones móviles e integración de IA.',
      fr: "Trois services sont proposés : développement web, développement d'applications mobiles et intégration d'IA.",
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
      es: 'Hay un blog para quienes apoyan el sitio: inicia sesión con Patreon para leerlo.',
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

export function topicPassage(key: string, language: Language): Passage | undefined {
  const topic = Object.hasOwn(topics, key) ? topics[key] : undefined;
  return topic && { kind: 'topic', title: topic.title[language], url: topic.url, text: topic.text[language] };
}
