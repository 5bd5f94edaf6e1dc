import { useLayoutEffect, useReducer, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/**
 * React Router for the browser's address. A path that somebody chose is drawn after the next paint, in which what was pressed
 * shows it, however large the new screen is. Changes of the query are drawn at once: fields show what is in it.
 */
export function AddressRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const look = () => ({ location: history.location, action: history.action });
  const [{ location, action }, show] = useReducer(look, undefined, look);

  useLayoutEffect(() => {
    let shown = history.location.pathname;
    const draw = (): void => {
      shown = history.location.pathname;
      show();
    };
    return history.listen(() => {
      if (history.location.pathname === shown || document.hidden || !navigator.userActivation?.isActive) return draw();
      // A link that is pressed by keys looks as before, and browsers paint nothing until something does not.
      document.querySelector('a:focus')?.animate({ opacity: [0.5, 0.5] }, 300);
      requestAnimationFrame(() => setTimeout(draw));
    });
  }, [history]);

  return (
    // Apollo's useQuery asks while it renders: in a transition, old and new address would ask in turns without end.
    <Router location={location} navigationType={action} navigator={history} useTransitions={false}>
      {children}
    </Router>
  );
}
