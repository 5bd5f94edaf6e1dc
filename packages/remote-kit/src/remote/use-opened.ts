import { useSearchParams } from 'react-router-dom';

/** `?open=qualification-4` */
const parameter = 'open';

/**
 * Which dialog of a screen is open. It stands in the address, as state would not last: after a reload, a crash or a sign-in the
 * dialog opens again, with what was typed. Back leads to the screen before, as while it was closed.
 * @returns its name, which may hold the id of what it is about, and how to open one, or none
 */
export function useOpened(): [opened: string | undefined, open: (name: string | undefined) => void] {
  const [parameters, setParameters] = useSearchParams();
  const open = (name: string | undefined): void =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(parameter);
        if (name !== undefined) next.set(parameter, name);
        return next;
      },
      { replace: true },
    );
  return [parameters.get(parameter) ?? undefined, open];
}
