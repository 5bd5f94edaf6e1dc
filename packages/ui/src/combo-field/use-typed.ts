import { useState } from 'react';

export type ComboOption = {
  id: string;
  name: string;
  /** Tells it from others of the same name; smaller, below. */
  detail?: string;
};

/** What is chosen. Its name may be on its way, as where an address chose. */
export type ComboValue = ComboOption | { id: string; name?: undefined };

/** What the box shows: a number until there is a name. */
export const shownName = (value: ComboValue | null): string => (value ? (value.name ?? `#${value.id}`) : '');

interface Options {
  options: readonly ComboOption[];
  value: ComboValue | null;
  onChange: (option: ComboOption | null) => void;
  onSearch: (text: string) => void;
  /** The options are not yet those of what was typed. */
  searching: boolean;
}

/**
 * What becomes of a text that was typed and left without choosing: the option that has exactly this name, or the only one that
 * is found, is chosen. Where there is none, nothing is: what was chosen before would not be what is shown.
 */
export function useTyped({ options, value, onChange, onSearch, searching }: Options) {
  const [typed, setTyped] = useState<string>();
  const [missed, setMissed] = useState<string>();
  /** What the box has by itself; something else comes from outside, and makes a new box. */
  const [own, setOwn] = useState(value);
  const [version, setVersion] = useState(0);

  const isNamed = own !== null && own.name === undefined && value?.name !== undefined;
  if (own?.id !== value?.id || isNamed) {
    setOwn(value);
    setVersion(version + 1);
  }

  const choose = (option: ComboOption | null): void => {
    setOwn(option);
    setMissed(undefined);
    onSearch('');
    if (option?.id !== value?.id) onChange(option);
  };

  const settle = (text: string): void => {
    const [exact, another] = options.filter(({ name }) => same(name, text));
    const found = exact && !another ? exact : options.length === 1 ? options[0] : undefined;
    choose(found ?? null);
    if (found) setVersion(version + 1);
    else setMissed(text);
  };

  return {
    typed,
    missed,
    version,
    choose,
    /** The box is left with a text in it. */
    leave(text: string) {
      const isSettled = text === '' || (value !== null && same(shownName(value), text)) || missed === text;
      if (!isSettled) setTyped(text);
    },
    /** Once the options are those of the text. */
    resolve() {
      if (typed === undefined || searching) return;
      setTyped(undefined);
      settle(typed);
    },
    write() {
      setTyped(undefined);
      setMissed(undefined);
    },
  };
}

const same = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
