import { useEffect, useState } from 'react';

/** Milliseconds without typing after which one looks for what was typed. */
const pause = 250;

/** A text once typing has paused; blank at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
