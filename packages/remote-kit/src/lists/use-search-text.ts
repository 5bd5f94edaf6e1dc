import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

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

  const { pathname } = useLocation();
  const latest = useRef({ settle, pathname });
  useEffect(() => {
    latest.current = { settle, pathname };
  });

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === ours.current) return;
    const timer = setTimeout(() => {
      // A link was pressed before typing had paused: its screen is about to be drawn, and this one must not come back instead.
      if (window.location.pathname !== latest.current.pathname) return;
      ours.current = wanted;
      latest.current.settle(wanted);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText];
}
