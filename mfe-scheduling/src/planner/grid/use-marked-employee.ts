import { useLocation } from 'react-router-dom';

/** scheduling.md §2: a link to the planner receives the employee's id as navigation state, `{ employee }`. */
export function useMarkedEmployee(): string | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('employee' in state)) return undefined;
  const { employee } = state;
  return typeof employee === 'string' || typeof employee === 'number' ? String(employee) : undefined;
}
