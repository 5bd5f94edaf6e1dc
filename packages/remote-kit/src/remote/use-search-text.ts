import { useEffect, useRef, useState } from 'react';

const pauseMs = 250;

/**
 * The text of a search box whose settled value lives elsewhere, usually in the address: `settle` is called after a pause in
 * typing, and the box follows `settled` when that changes by itself (back, "clear filters").
 * @returns the text to show and how to change it
 */
export function useSearchText(settled: string, settle: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(settled);
  const ours = useRef(settled);

  useEffect(() => {
    if (settled === ours.current) return; // that was us; more may have been typed since
    ours.current = settled;
    setText(settled);
  }, [settled]);

  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === ours.current) return;
    const timer = setTimeout(() => {
      ours.current = wanted;
      latest.current(wanted);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText];
}
