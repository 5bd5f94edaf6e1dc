import type { Language } from '@portfolio/remote-kit/manifest';
import en from 'shell/texts/en' with { type: 'json' };
import es from 'shell/texts/es' with { type: 'json' };
import fr from 'shell/texts/fr' with { type: 'json' };

/** The shell's own texts, as far as documents say them before it runs. */
export const textsIn: Record<Language, typeof en> = { en, es, fr };
