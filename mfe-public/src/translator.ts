import { createTranslator } from '@portfolio/remote-kit';
import en from './locales/en.json' with { type: 'json' };

export const translator = createTranslator({
  en,
  es: () => import('./locales/es.json', { with: { type: 'json' } }),
  fr: () => import('./locales/fr.json', { with: { type: 'json' } }),
});

export const { useTranslation } = translator;
