import { useEffect, useState, type ReactNode } from 'react';
import type { LanguageFollower } from '../languages/index.ts';
import { useHost, useLanguage } from './host.tsx';

/** Keeps the remote's messages in step with the shell's language; waits only for the very first ones. */
export function LanguageGate({ translator, children }: { translator: LanguageFollower; children: ReactNode }) {
  const host = useHost();
  const language = useLanguage();
  const [ready, setReady] = useState(() => translator.current() === language);

  useEffect(() => {
    let current = true;
    translator
      .change(language)
      .catch((error: unknown) => host.report(error, { language })) // the language before stays readable
      .finally(() => current && setReady(true));
    return () => {
      current = false;
    };
  }, [host, language, translator]);

  return ready ? children : null;
}
