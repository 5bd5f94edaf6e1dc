import type { Language } from '@portfolio/contracts/auth';

interface Phrases {
  greeting: string;
  thanks: string;
  self: string;
  unknown: string;
  several: string;
  all: string;
  more: string;
}

/** Between a name and what it is. */
export const colons: Record<Language, string> = { en: ': ', es: ': ', fr: '\u00A0: ' };

/** What the bot says by itself. */
export const phrases: Record<Language, Phrases> = {
  en: {
    greeting: 'Hello! Ask me about the projects, the mobile demos or the services of this site.',
    thanks: 'You are welcome!',
    self: 'I answer from what is published on this site and say where I found it. Ask me about a project, a demo or a service.',
    unknown: 'I do not know that: I found nothing about it on this site. You can ask through the contact form.',
    several: 'These fit your question:',
    all: 'This is what there is:',
    more: 'See also:',
  },
  es: {
    greeting: '¡Hola! Pregúntame por los proyectos, las demos móviles o los servicios de este sitio.',
    thanks: '¡De nada!',
    self: 'Respondo con lo que está publicado en este sitio y digo dónde lo encontré. Pregúntame por un proyecto, una demo o un servicio.',
    unknown: 'No lo sé: no encontré nada sobre eso en este sitio. Puedes preguntar con el formulario de contacto.',
    several: 'Esto responde a tu pregunta:',
    all: 'Esto es lo que hay:',
    more: 'Mira también:',
  },
  fr: {
    greeting: 'Bonjour ! Posez-moi une question sur les projets, les démos mobiles ou les services de ce site.',
    thanks: 'Avec plaisir !',
    self: "Je réponds avec ce qui est publié sur ce site et je dis où je l'ai trouvé. Demandez-moi un projet, une démo ou un service.",
    unknown:
      "Je ne sais pas : je n'ai rien trouvé à ce sujet sur ce site. Vous pouvez demander avec le formulaire de contact.",
    several: 'Voici ce qui correspond à votre question :',
    all: 'Voici ce qu’il y a :',
    more: 'Voir aussi :',
  },
};

const small: readonly { answer: keyof Phrases; pattern: RegExp }[] = [
  {
    answer: 'thanks',
    pattern:
      /^(ok |okay )?(many )?(thanks|thank you|thx|gracias|muchas gracias|merci)( (a lot|so much|very much|beaucoup|bien))?$/,
  },
  {
    answer: 'self',
    pattern:
      /^(who are you|what are you|what can you do|how do you work|quien eres|que puedes hacer|como funcionas|qui es tu|qui etes vous|que sais tu faire|que peux tu faire|are you (a )?(bot|robot|human|ai|real))$/,
  },
  {
    answer: 'greeting',
    pattern:
      /^(hi|hello|hey|hey there|hi there|hello there|good (morning|afternoon|evening)|hola|buenos dias|buenas( tardes| noches)?|bonjour|bonsoir|salut|coucou)$/,
  },
];

/** A greeting, thanks or a question about the bot itself, to which nothing has to be looked up. */
export const smallTalk = (words: readonly string[]): keyof Phrases | undefined =>
  small.find(({ pattern }) => pattern.test(words.join(' ')))?.answer;
